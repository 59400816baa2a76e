import Glibc
import ResponderGeometry

extension Path {
  /// Adds a rounded corner between two directions from a point.
  mutating func addRoundedCorner(
    at corner: Point, from first: Vector, to second: Vector, radius: Double
  ) {
    func unit(_ vector: Vector) -> Vector {
      let length = hypot(vector.dx, vector.dy)
      return Vector(dx: vector.dx / length, dy: vector.dy / length)
    }
    let (one, other) = (unit(first), unit(second))
    let cosine = min(max(one.dx * other.dx + one.dy * other.dy, -1), 1)
    let half = acos(cosine) / 2
    let reach = radius / tan(half)
    let begin = Point(x: corner.x + one.dx * reach, y: corner.y + one.dy * reach)
    let end = Point(x: corner.x + other.dx * reach, y: corner.y + other.dy * reach)
    if begin != currentPoint { addLine(to: begin) }
    // The distance of the control points from the ends of an arc of π − 2·half.
    let pull = 4.0 / 3 * tan((Double.pi - 2 * half) / 4) * radius
    addCurve(
      to: end,
      control1: Point(x: begin.x - one.dx * pull, y: begin.y - one.dy * pull),
      control2: Point(x: end.x - other.dx * pull, y: end.y - other.dy * pull))
  }
}

extension RectCorner {
  /// The corners in the order of an outline.
  static let inOrder: [RectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}
