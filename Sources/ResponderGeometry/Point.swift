/// A place in a plane, in points.
///
/// The origin is at the top left; x grows to the right and y downward. Follows `CGPoint`.
@frozen public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Creates a point; without arguments, the origin.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Whether all numbers are the same. Written out, since what the compiler writes is not inlinable.
  @inlinable public static func == (one: Point, other: Point) -> Bool {
    one.x == other.x && one.y == other.y
  }

  /// The point that `transform` moves this one to.
  @inlinable public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// The straight distance to another point, in points.
  @inlinable public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point moved by a vector.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved against a vector.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The vector that leads from the second point to the first.
  @inlinable public static func - (to: Point, from: Point) -> Vector {
    Vector(dx: to.x - from.x, dy: to.y - from.y)
  }
}
