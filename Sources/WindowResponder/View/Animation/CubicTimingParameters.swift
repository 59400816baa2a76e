import ResponderPhysics

/// A curve that an animation's progress follows. Follows `UICubicTimingParameters`.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  let curve: UnitBezier
  /// The usual curve that it was made of; nil for one of your own.
  public let animationCurve: View.AnimationCurve?

  /// Creates one of the usual curves.
  public init(animationCurve: View.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    curve = animationCurve.bezier
  }

  /// Creates a curve from (0, 0) to (1, 1) by its two control points; their x lie between 0 and 1.
  public init(controlPoint1: Point, controlPoint2: Point) {
    animationCurve = nil
    curve = UnitBezier(controlPoint1, controlPoint2)
  }

  /// The first control point.
  public var controlPoint1: Point { curve.control1 }
  /// The second control point.
  public var controlPoint2: Point { curve.control2 }

  /// Whether it is one of the usual curves.
  public var timingCurveType: TimingCurveType { animationCurve == nil ? .cubic : .builtin }
  /// The curve itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: SpringTimingParameters? { nil }
}
