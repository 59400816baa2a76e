internal import TouchRecording

/// How straight straight strokes are reported, and how round a ring.
package struct StraightnessAnalysis: Sendable {
  package let strokes: [Stroke]
  /// How many guides were drawn in more than one piece.
  package let broken: Int
  private let holder: Holder
  private let screen: ScreenSize

  /// Looks at runs; nil where the screen's size is unknown, or nothing was drawn.
  package init?(_ runs: [TestRun], on screen: ScreenSize) {
    guard screen.isMetric else { return nil }
    let all = runs.map { $0.strokes() }
    strokes = all.flatMap(\.strokes)
    broken = all.reduce(0) { $0 + $1.broken }
    holder = runs.holder
    self.screen = screen
    guard !strokes.isEmpty else { return nil }
  }

  /// What was measured.
  package var figures: [Figure] {
    let lines = strokes.filter { $0.shape == .line }
    let rings = strokes.filter { $0.shape == .ring }
    let all = lines.flatMap(\.deviations)
    var figures = [
      Figure(.straightnessBroken, Double(broken), holder: holder, count: strokes.count),
      Figure(
        .straightnessTravel, strokes.map(\.travelChange).max() ?? 0, holder: holder,
        count: strokes.count),
    ]
    let parts = [
      (FigureName.straightnessInner, all.filter { !screen.isAtEdge($0.place) }),
      (.straightnessEdge, all.filter { screen.isAtEdge($0.place) }),
      (.straightnessRing, rings.flatMap(\.deviations)),
    ]
    for (name, part) in parts where !part.isEmpty {
      let worst = part.max { $0.distance.magnitude < $1.distance.magnitude }
      figures.append(
        Figure(
          name, worst?.distance.magnitude ?? 0, holder: holder, count: part.count,
          places: worst.map { [$0.place] } ?? []))
    }
    if !all.isEmpty {
      figures.append(
        Figure(
          .straightnessRMS, Spread(all.map(\.distance)).rms, holder: holder, count: all.count))
    }
    return figures
  }
}
