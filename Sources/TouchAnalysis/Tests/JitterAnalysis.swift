internal import TouchRecording

/// The jitter of touches that rest, and of touches that move.
package struct JitterAnalysis: Sendable {
  /// A touch that rested.
  package struct Rest: Sendable {
    /// The mean of the reported positions.
    package var position: Position
    /// The distances of the reports from the mean position, in millimetres.
    package var distances: Spread
    /// A Boolean value that indicates whether the position is in the zone along the edges.
    package var isAtEdge: Bool
    /// A Boolean value that indicates whether other touches rested at the same time.
    package var isOneOfSeveral = false
  }

  package let rests: [Rest]
  /// The strokes of touches that moved.
  package let strokes: [Stroke]
  private let holder: Holder

  /// Creates the analysis of runs, and of the strokes of straightness tests, or returns `nil` if the size of
  /// the screen is unknown, or no touch rested or moved.
  package init?(_ runs: [TestRun], strokesOf others: [TestRun]) {
    let (runs, others) = (runs.filter(\.screen.isMetric), others.filter(\.screen.isMetric))
    rests = runs.filter { $0.plan.part == "rest" }.flatMap { Self.rests(among: $0.contacts) }
    strokes = (runs + others).flatMap { $0.strokes().strokes }.filter { $0.shape == .line }
    holder = (runs + others).holder
    guard !rests.isEmpty || !strokes.isEmpty else { return nil }
  }

  /// Returns the touches that rest, each with whether others rest at the same time for at least half a
  /// second.
  private static func rests(among contacts: [Contact]) -> [Rest] {
    contacts.enumerated().compactMap { index, contact in
      var found = Self.rest(of: contact)
      // A hostile recording may contain thousands: those that begin near it are sufficient.
      let near = contacts.indices.clamped(to: index - 16..<index + 17)
      found?.isOneOfSeveral = near.contains { other in
        other != index
          && min(contacts[other].endTime, contact.endTime)
            - max(contacts[other].beginTime, contact.beginTime) >= 500_000
      }
      return found
    }
  }

  static func rest(of contact: Contact) -> Rest? {
    // A touch that only tapped did not rest.
    guard contact.endTime - contact.beginTime >= 500_000 else { return nil }
    let mean = contact.mean
    return Rest(
      position: mean, distances: Spread(contact.samples.map { $0.position.distance(to: mean) }),
      isAtEdge: contact.screen.isAtEdge(mean))
  }

  /// The figures of the test.
  package var figures: [Figure] {
    var figures: [Figure] = []
    let parts = [
      (FigureName.jitterRestInner, rests.filter { !$0.isAtEdge }),
      (.jitterRestEdge, rests.filter(\.isAtEdge)),
    ]
    for (name, part) in parts where !part.isEmpty {
      let worst = part.max { $0.distances.largest < $1.distances.largest }
      figures.append(
        Figure(
          name, worst?.distances.largest ?? 0, holder: holder,
          count: part.reduce(0) { $0 + $1.distances.count },
          positions: worst.map { [$0.position] } ?? []))
    }
    let several = rests.filter(\.isOneOfSeveral)
    if let worst = several.max(by: { $0.distances.largest < $1.distances.largest }) {
      figures.append(
        Figure(
          .jitterRestSeveral, worst.distances.largest, holder: holder, count: several.count,
          positions: [worst.position]))
    }
    if !rests.isEmpty {
      let all = Spread(rests.flatMap(\.distances.sorted))
      figures.append(Figure(.jitterRestRMS, all.rms, holder: holder, count: all.count))
    }
    if !strokes.isEmpty {
      let all = strokes.flatMap(\.deviations)
      let worst = all.max { $0.distance.magnitude < $1.distance.magnitude }
      figures.append(
        Figure(
          .jitterMoving, worst?.distance.magnitude ?? 0, holder: holder, count: all.count,
          positions: worst.map { [$0.position] } ?? []))
      figures.append(
        Figure(
          .jitterBackward, strokes.map(\.backward).max() ?? 0, holder: holder, count: all.count))
    }
    return figures
  }
}
