internal import TouchRecording

/// Whether the finger stays under the finger however the screen is turned: the accuracy of each turn.
package struct RotationAnalysis: Sendable {
  /// The accuracy of each part, by its name.
  package let turns: [(part: String, accuracy: AccuracyAnalysis)]
  /// How many turns touches followed: where more targets were missed than tapped it was by chance.
  package var followed: Int { turns.count { $0.accuracy.taps.count > $0.accuracy.missed } }
  private let holder: Holder

  /// Looks at runs; nil where none has a tap.
  package init?(_ runs: [TestRun]) {
    turns = runs.compactMap { run in
      AccuracyAnalysis([run]).map { (run.plan.part, $0) }
    }.filter { !$0.accuracy.taps.isEmpty }
    holder = runs.holder
    guard !turns.isEmpty else { return nil }
  }

  /// What was measured.
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

/// Whether touches arrive on the screen that was touched.
package struct ScreensAnalysis: Sendable {
  /// Touches on the right screen, and all. A screen whose touches never came counts as one wrong touch.
  package let right: Int
  package let all: Int
  private let holder: Holder

  /// Looks at runs; nil where there are none.
  package init?(_ runs: [TestRun]) {
    holder = runs.holder
    all = runs.reduce(0) { $0 + max(1, $1.contacts.count) }
    right = runs.reduce(0) { sum, run in
      sum + run.contacts.count { $0.screen.output == run.plan.output }
    }
    guard all > 0 else { return nil }
  }

  /// What was measured.
  package var figures: [Figure] {
    [Figure(.screensRight, 100 * Double(right) / Double(all), holder: holder, count: all)]
  }
}
