internal import TouchRecording

/// The distance down to which two fingers are reported as two touches.
package struct SeparationAnalysis: Sendable {
  /// Two fingers that approached each other.
  package struct Approach: Hashable, Sendable {
    /// The part of the test: `side`, `above`, `diagonal` or `pinch`.
    package var part: String
    /// The smallest distance between the centres at which both were reported, in millimetres. If they were
    /// merged, the last one before that.
    package var distance: Double
    /// A Boolean value that indicates whether the touches were merged.
    package var hasMerged: Bool
    /// The position of the smallest distance.
    package var position: Position
    /// The time, in microseconds.
    package var time: Int64
    /// The index of the run among those of the test, and the indexes of the two contacts in the run.
    package var run: Int
    package var fingers: [Int]
  }

  /// The time in microseconds after which a finger that continues alone was not lifted together with the
  /// other.
  private static let goesOn: Int64 = 150_000

  package let approaches: [Approach]
  private let runs: [TestRun]

  /// Creates the analysis of runs, or returns `nil` if the size of the screen is unknown, or there were never
  /// two fingers.
  package init?(_ runs: [TestRun]) {
    self.runs = runs
    approaches = runs.enumerated().flatMap { index, run -> [Approach] in
      guard run.screen.isMetric else { return [] }
      return Self.pairs(of: run.contacts).compactMap { Self.approach(of: $0, in: run, index) }
    }
    guard !approaches.isEmpty else { return nil }
  }

  /// Returns the pairs of contacts that were down at the same time.
  private static func pairs(of contacts: [Contact]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for (index, first) in contacts.enumerated() {
      // Each pair is found from the contact that began first. A few contacts after it are sufficient.
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
    var least: (distance: Double, position: Position, time: Int64)?
    var last: (distance: Double, position: Position, time: Int64)?
    var other = 0
    // In the frame in which one touch ends, the other may already be at their mean position. That frame does
    // not count.
    for sample in first.samples where sample.time >= second.beginTime && sample.time < end {
      while other + 1 < second.samples.count, second.samples[other + 1].time <= sample.time {
        other += 1
      }
      let position = second.samples[other].position
      let here = (
        sample.position.distance(to: position), (sample.position + position) * 0.5, sample.time
      )
      if here.0 < least?.distance ?? .infinity { least = here }
      last = here
    }
    guard let least, let last else { return nil }
    let found = hasMerged ? last : least
    return Approach(
      part: run.plan.part, distance: found.distance, hasMerged: hasMerged, position: found.position,
      time: found.time, run: number, fingers: [pair.0, pair.1])
  }

  /// The figures of the test.
  package var figures: [Figure] {
    [
      figure(.separationStraight, of: ["side", "above"]),
      figure(.separationDiagonal, of: ["diagonal"]), figure(.separationPinch, of: ["pinch"]),
    ].compactMap { $0 }
  }

  private func figure(_ name: FigureName, of parts: [String]) -> Figure? {
    let members = approaches.filter { parts.contains($0.part) }
    let merges = members.filter(\.hasMerged)
    // If touches were merged, the largest distance counts, and otherwise the smallest distance that was
    // reached.
    let worst =
      merges.max { $0.distance < $1.distance } ?? members.min { $0.distance < $1.distance }
    guard let worst else { return nil }
    let least = members.map(\.distance).min() ?? 0
    return Figure(
      name, worst.distance, holder: runs.filter { parts.contains($0.plan.part) }.holder,
      count: members.count, isBound: merges.isEmpty,
      remark: merges.isEmpty
        ? .noCloser : least < worst.distance ? .becameOne : .becameOneEachTime,
      positions: [worst.position])
  }
}
