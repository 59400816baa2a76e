internal import TouchRecording

/// The distance at which two fingers that come close are still two.
package struct SeparationAnalysis: Sendable {
  /// Two fingers that came close to one another.
  package struct Approach: Hashable, Sendable {
    /// The part of the test: `side`, `above`, `diagonal` or `pinch`.
    package var part: String
    /// The least distance between the middles at which both were there, in millimetres; where they became
    /// one, the last one before.
    package var distance: Double
    /// Whether they became one.
    package var hasMerged: Bool
    /// Where.
    package var place: Place
    /// When, in microseconds.
    package var time: Int64
    /// The two fingers: their places among the contacts of their run, and the run's among those of the test.
    package var run: Int
    package var fingers: [Int]
  }

  /// A finger that goes on for as long after the other is gone, in microseconds, was not lifted along
  /// with it.
  private static let goesOn: Int64 = 150_000

  package let approaches: [Approach]
  private let runs: [TestRun]

  /// Looks at runs; nil where the screen's size is unknown, or there were never two fingers.
  package init?(_ runs: [TestRun]) {
    self.runs = runs
    approaches = runs.enumerated().flatMap { index, run -> [Approach] in
      guard run.screen.isMetric else { return [] }
      return Self.pairs(of: run.contacts).compactMap { Self.approach(of: $0, in: run, index) }
    }
    guard !approaches.isEmpty else { return nil }
  }

  /// Contacts that were down at the same time.
  private static func pairs(of contacts: [Contact]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for (index, first) in contacts.enumerated() {
      // Each pair is looked at from the one that came first; a few that follow are enough.
      for other in contacts.indices.dropFirst(index + 1).prefix(8)
      where contacts[other].beginTime < first.endTime { pairs.append((index, other)) }
    }
    return pairs
  }

  private static func approach(
    of pair: (Int, Int), in run: TestRun, _ number: Int
  ) -> Approach? {
    let (first, second) = (run.contacts[pair.0], run.contacts[pair.1])
    let end = min(first.endTime, second.endTime)
    let survivor = first.endTime > second.endTime ? first : second
    let gone = first.endTime > second.endTime ? second : first
    let hasMerged =
      gone.end != .cancelled && gone.end != .open && survivor.endTime - end >= goesOn
      && Merge.takesMiddle(survivor, of: gone, at: end)
    var least: (distance: Double, place: Place, time: Int64)?
    var last: (distance: Double, place: Place, time: Int64)?
    var other = 0
    // In the frame in which one is lifted the other may already be where both were: that counts no more.
    for sample in first.samples where sample.time >= second.beginTime && sample.time < end {
      while other + 1 < second.samples.count, second.samples[other + 1].time <= sample.time {
        other += 1
      }
      let place = second.samples[other].place
      let here = (sample.place.distance(to: place), (sample.place + place) * 0.5, sample.time)
      if here.0 < least?.distance ?? .infinity { least = here }
      last = here
    }
    guard let least, let last else { return nil }
    let found = hasMerged ? last : least
    return Approach(
      part: run.plan.part, distance: found.distance, hasMerged: hasMerged, place: found.place,
      time: found.time, run: number, fingers: [pair.0, pair.1])
  }

  /// What was measured.
  package var figures: [Figure] {
    [
      figure(.separationStraight, of: ["side", "above"]),
      figure(.separationDiagonal, of: ["diagonal"]), figure(.separationPinch, of: ["pinch"]),
    ].compactMap { $0 }
  }

  private func figure(_ name: FigureName, of parts: [String]) -> Figure? {
    let members = approaches.filter { parts.contains($0.part) }
    let merges = members.filter(\.hasMerged)
    // Where they became one the largest distance counts, else the least that was reached.
    let worst =
      merges.max { $0.distance < $1.distance } ?? members.min { $0.distance < $1.distance }
    guard let worst else { return nil }
    let least = members.map(\.distance).min() ?? 0
    return Figure(
      name, worst.distance, holder: runs.filter { parts.contains($0.plan.part) }.holder,
      count: members.count, isBound: merges.isEmpty,
      remark: merges.isEmpty
        ? .noCloser : least < worst.distance ? .becameOne : .becameOneEachTime,
      places: [worst.place])
  }
}
