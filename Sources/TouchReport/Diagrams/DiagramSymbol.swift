internal import ResponderGeometry

/// The shape of a mark that distinguishes it from the others of a drawing, also without colour.
enum DiagramSymbol: CaseIterable, Hashable {
  case cross, plus, ring, square, triangle, diamond, hourglass

  /// Returns the shapes of symbols in squares around points.
  func shapes(at points: [Point], side: Double) -> [DiagramMark.Shape] {
    let half = side / 2
    func corners(_ offsets: [(x: Double, y: Double)]) -> [DiagramMark.Shape] {
      points.map { point in
        .polygon(offsets.map { Point(x: point.x + half * $0.x, y: point.y + half * $0.y) })
      }
    }
    switch self {
    case .cross:
      return [
        .segments(
          points.flatMap { point in
            [
              Point(x: point.x - half, y: point.y - half),
              Point(x: point.x + half, y: point.y + half),
              Point(x: point.x - half, y: point.y + half),
              Point(x: point.x + half, y: point.y - half),
            ]
          })
      ]
    case .plus:
      return [
        .segments(
          points.flatMap { point in
            [
              Point(x: point.x - half, y: point.y), Point(x: point.x + half, y: point.y),
              Point(x: point.x, y: point.y - half), Point(x: point.x, y: point.y + half),
            ]
          })
      ]
    case .ring:
      return points.map { .ellipse($0, radiusX: half, radiusY: half, angle: 0) }
    case .square:
      return [
        .rects(points.map { Rect(x: $0.x - half, y: $0.y - half, width: side, height: side) })
      ]
    case .triangle: return corners([(0, -1), (1, 0.8), (-1, 0.8)])
    case .diamond: return corners([(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)])
    case .hourglass: return corners([(-1, -1), (1, -1), (-1, 1), (1, 1)])
    }
  }
}

extension DiagramSketch {
  /// Adds symbols, each in a square around its point.
  mutating func addSymbols(
    _ symbol: DiagramSymbol, at points: [Point], side: Double, stroke: DiagramMark.Stroke,
    role: MarkRole? = nil
  ) {
    for shape in symbol.shapes(at: points, side: side) { add(shape, stroke: stroke, role: role) }
  }
}
