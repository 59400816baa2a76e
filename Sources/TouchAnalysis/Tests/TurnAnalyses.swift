internal import TouchRecording

/// The accuracy of touches in each rotation of the screen.
package struct RotationAnalysis: Sendable {
  /// The accuracy of each part, by its name.
  package let turns: [(part: String, accuracy: AccuracyAnalysis)]
  /// The number of rotations that touches followed. If more targets were missed than tapped, the hits were by
  /// chance.
  package var followed: Int { turns.count { $0.accuracy.taps.count > $0.accuracy.missed } }
  private let holder: Holder

  /// Creates the analysis of runs, or returns `nil` if none has a tap.
  package init?(_ runs: [TestRun]) {
    turns = runs.compactMap { run in
      AccuracyAnalysis([run]).map { (run.plan.part, $0) }
    }.filter { !$0.accuracy.taps.isEmpty }
    holder = runs.holder
    guard !turns.isEmpty else { return nil }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    let worst = turns.map { turn in
      (turn.part, Spread(turn.accuracy.taps.map(\.offset.length)).percentile(0.95))
    }.max { $0.1 < $1.1 }
    let count = turns.reduce(0) { $0 + $1.accuracy.taps.count }
    var figures = [Figure(.rotationTurns, Double(followed), holder: holder, count: count)]
    if let worst {
      figures.append(
        Figure(.rotationWorst, worst.1, holder: holder, count: count, remark: .part(worst.0)))
    }
    return figures
  }
}

/// The share of touches that arrive on the screen that was touched.
package struct ScreensAnalysis: Sendable {
  /// The number of touches on the right screen, and of all. A screen without any touch counts as one wrong
  /// touch.
  package let right: Int
  package let all: Int
  private let holder: Holder

  /// Creates the analysis of runs, or returns `nil` if there are none.
  package init?(_ runs: [TestRun]) {
    holder = runs.holder
    all = runs.reduce(0) { $0 + max(1, $1.contacts.count) }
    right = runs.reduce(0) { sum, run in
      sum + run.contacts.count { $0.screen.output == run.plan.output }
    }
    guard all > 0 else { return nil }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    [Figure(.screensRight, 100 * Double(right) / Double(all), holder: holder, count: all)]
  }
}
