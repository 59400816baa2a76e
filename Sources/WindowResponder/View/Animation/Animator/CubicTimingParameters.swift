import ResponderPhysics

/// A cubic timing curve of an animation. Follows `UICubicTimingParameters`.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  let curve: UnitBezier
  /// The built-in curve, or `nil` for a custom curve.
  public let animationCurve: View.AnimationCurve?

  /// Creates a built-in curve.
  public init(animationCurve: View.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    curve = animationCurve.bezier
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points. Their x coordinates are between 0 and 1.
  public init(controlPoint1: Point, controlPoint2: Point) {
    animationCurve = nil
    curve = UnitBezier(controlPoint1, controlPoint2)
  }

  /// The first control point.
  public var controlPoint1: Point { curve.control1 }
  /// The second control point.
  public var controlPoint2: Point { curve.control2 }

  /// The type of the curve: built-in or cubic.
  public var timingCurveType: TimingCurveType { animationCurve == nil ? .cubic : .builtin }
  /// The curve itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// The spring timing parameters. They are always `nil`.
  public var springTimingParameters: SpringTimingParameters? { nil }
}
