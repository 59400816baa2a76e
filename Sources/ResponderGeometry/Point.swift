/// A location in a plane, in points.
///
/// The origin is at the top left; x grows to the right and y downward. Follows `CGPoint`.
@frozen public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Creates a point. The default is the origin.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Returns a Boolean value that indicates whether two points have the same coordinates.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: Point, other: Point) -> Bool {
    one.x == other.x && one.y == other.y
  }

  /// Returns the point that results from applying `transform` to this point.
  @inlinable public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Returns the straight-line distance to another point, in points.
  @inlinable public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns a point offset by a vector.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// Returns a point offset by the opposite of a vector.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Returns the vector from the second point to the first.
  @inlinable public static func - (to: Point, from: Point) -> Vector {
    Vector(dx: to.x - from.x, dy: to.y - from.y)
  }
}
