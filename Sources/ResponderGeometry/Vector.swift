/// A distance with a direction, in points. Follows `CGVector`.
@frozen public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points; to the right is positive.
  public var dx: Double
  /// The vertical part, in points; downward is positive.
  public var dy: Double

  /// The vector without length.
  @inlinable public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// Creates a vector; without arguments, the one without length.
  @inlinable public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Whether all numbers are the same. Written out, since what the compiler writes is not inlinable.
  @inlinable public static func == (one: Vector, other: Vector) -> Bool {
    one.dx == other.dx && one.dy == other.dy
  }

  /// The length of the vector, in points.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// One vector after the other.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The vector stretched by a factor.
  @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
