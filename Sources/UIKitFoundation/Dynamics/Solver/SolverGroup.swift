import WindowResponder

/// A side of a boundary, from one point to another, in points.
struct SolverSide {
  var start: Point
  var end: Point

  /// A direction across the side. For the sides of a rectangle, it points to the inside.
  var normal: Vector { Vector(dx: start.y - end.y, dy: end.x - start.x).unit }

  /// Returns the normal on the side of a point.
  func normal(facing point: Point) -> Vector {
    (point - start).dot(normal) >= 0 ? normal : -normal
  }

  /// Returns the part of the way from one point to another at which it crosses the side, or `nil`.
  func crossing(from old: Point, to new: Point) -> Double? {
    let (way, side) = (new - old, end - start)
    let turn = way.cross(side)
    guard abs(turn) > 1e-12 else { return nil }
    let part = (start - old).cross(side) / turn
    let place = (start - old).cross(way) / turn
    return part > 0 && part <= 1 && place >= 0 && place <= 1 ? part : nil
  }
}

/// Bodies that collide with each other, with boundaries, or with both.
struct SolverGroup {
  /// The number of the group, by which its contacts are found again.
  var id: Int
  var bodies: [SolverBody] = []
  var collidesBodies = true
  /// The boundaries with which the bodies collide, each with its sides.
  var boundaries: [SolverBoundary] = []
}

/// A boundary of a group, which is not moved.
struct SolverBoundary {
  /// The number of the boundary in its group, which other boundaries do not have.
  var id: Int
  var sides: [SolverSide]
}

/// A body and another body or a boundary that touch in a group.
struct SolverTouchKey: Hashable {
  var group: Int
  var first: Int
  /// The number of the other body or of the boundary.
  var second: Int
  var isBoundary: Bool
}

/// The beginning or the end of a contact.
struct SolverEvent {
  var key: SolverTouchKey
  var isBeginning: Bool
  /// The position of the contact, in points.
  var position: Point
}
