internal import TouchRecording

/// The deviations of strokes from straight lines and rings.
package struct StraightnessAnalysis: Sendable {
  package let strokes: [Stroke]
  /// The number of guides that were drawn in more than one part.
  package let broken: Int
  private let holder: Holder

  /// Creates the analysis of runs, or returns `nil` if the size of the screen is unknown, or nothing was
  /// drawn.
  package init?(_ runs: [TestRun]) {
    let runs = runs.filter(\.screen.isMetric)
    let all = runs.map { $0.strokes() }
    strokes = all.flatMap(\.strokes)
    broken = all.reduce(0) { $0 + $1.broken }
    holder = runs.holder
    guard !strokes.isEmpty else { return nil }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    let lines = strokes.filter { $0.shape == .line }
    let rings = strokes.filter { $0.shape == .ring }
    let all = lines.flatMap(\.deviations)
    func deviations(atEdge isAtEdge: Bool) -> [(position: Position, distance: Double)] {
      lines.flatMap { line in
        line.deviations.filter { line.screen.isAtEdge($0.position) == isAtEdge }
      }
    }
    var figures = [
      Figure(.straightnessBroken, Double(broken), holder: holder, count: strokes.count),
      Figure(
        .straightnessTravel, strokes.map(\.travelChange).max() ?? 0, holder: holder,
        count: strokes.count),
    ]
    let parts = [
      (FigureName.straightnessInner, deviations(atEdge: false)),
      (.straightnessEdge, deviations(atEdge: true)),
      (.straightnessRing, rings.flatMap(\.deviations)),
    ]
    for (name, part) in parts where !part.isEmpty {
      let worst = part.max { $0.distance.magnitude < $1.distance.magnitude }
      figures.append(
        Figure(
          name, worst?.distance.magnitude ?? 0, holder: holder, count: part.count,
          positions: worst.map { [$0.position] } ?? []))
    }
    if !all.isEmpty {
      figures.append(
        Figure(
          .straightnessRMS, Spread(all.map(\.distance)).rms, holder: holder, count: all.count))
    }
    return figures
  }
}
