import Foundation
import WindowResponder

extension Vector {
  static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// Returns the scalar product.
  func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// Returns the third component of the vector product.
  func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Returns the velocity of this offset from a center that turns at a rate, in radians per second.
  func turning(at rate: Double) -> Vector { Vector(dx: -rate * dy, dy: rate * dx) }

  /// The vector with the length 1, or zero if the vector is too short to have a direction.
  var unit: Vector {
    let length = length
    return length > 1e-12 ? self * (1 / length) : .zero
  }

  /// A Boolean value that indicates whether both components are finite.
  var isFinite: Bool { dx.isFinite && dy.isFinite }
}

/// The sine and cosine of an angle.
struct SolverRotation {
  var sine = 0.0
  var cosine = 1.0

  init(_ angle: Double) {
    guard angle != 0 else { return }
    sine = sin(angle)
    cosine = cos(angle)
  }

  /// Returns a vector, rotated by the angle.
  func apply(_ vector: Vector) -> Vector {
    Vector(
      dx: cosine * vector.dx - sine * vector.dy, dy: sine * vector.dx + cosine * vector.dy)
  }

  /// Returns a vector, rotated back by the angle.
  func undo(_ vector: Vector) -> Vector {
    Vector(
      dx: cosine * vector.dx + sine * vector.dy, dy: cosine * vector.dy - sine * vector.dx)
  }
}
