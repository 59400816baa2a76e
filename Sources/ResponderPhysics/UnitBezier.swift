import Glibc
import ResponderGeometry

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x: the progress of an animation after a
/// fraction of its duration. Follows `CAMediaTimingFunction`.
package struct UnitBezier: Hashable, Sendable {
  /// The first control point.
  package let control1: Point
  /// The second control point.
  package let control2: Point

  /// The largest error of the curve's parameter.
  private static let tolerance = 1e-9

  /// Creates a curve from its control points. Their x-coordinates are limited to 0…1, so that the curve is a
  /// function of x.
  package init(_ control1: Point, _ control2: Point) {
    self.control1 = Point(x: min(max(control1.x, 0), 1), y: control1.y)
    self.control2 = Point(x: min(max(control2.x, 0), 1), y: control2.y)
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(Point(x: x1, y: y1), Point(x: x2, y: y2))
  }

  package static let linear = UnitBezier(0, 0, 1, 1)
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  package static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)

  /// Returns the y-coordinate for an x-coordinate. For a value outside 0…1, returns the y-coordinate of the
  /// nearer end.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if control1.x == control1.y, control2.x == control2.y { return x }
    return Self.coordinate(control1.y, control2.y, parameter(at: x))
  }

  /// Returns the first x-coordinate at which the curve reaches a y-coordinate from 0 to 1.
  package func time(of y: Double) -> Double {
    if y <= 0 { return 0 }
    if y >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the curve's parameter at an x-coordinate, with Newton's method, or with bisection if the slope
  /// is too small.
  private func parameter(at x: Double) -> Double {
    var guess = x
    for _ in 0..<8 {
      let error = Self.coordinate(control1.x, control2.x, guess) - x
      if error.magnitude < Self.tolerance { return guess }
      let slope = Self.slope(control1.x, control2.x, guess)
      if slope.magnitude < 1e-6 { break }
      guess -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(control1.x, control2.x, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
