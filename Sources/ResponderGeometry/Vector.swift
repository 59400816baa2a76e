/// A distance and a direction in a plane, in points. Follows `CGVector`.
@frozen public struct Vector: Hashable, Sendable {
  /// The horizontal component, in points. It is positive to the right.
  public var dx: Double
  /// The vertical component, in points. It is positive downward.
  public var dy: Double

  /// The vector of length zero.
  @inlinable public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// Creates a vector. The default is ``zero``.
  @inlinable public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Returns a Boolean value that indicates whether two vectors have the same components.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: Vector, other: Vector) -> Bool {
    one.dx == other.dx && one.dy == other.dy
  }

  /// The length of the vector, in points.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// Returns the sum of two vectors.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// Returns a vector multiplied by a factor.
  @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
