import ResponderPhysics

/// An object that provides the timing of an animation. Follows `UITimingCurveProvider`.
public protocol TimingCurveProvider: Sendable {
  /// The type of the timing.
  var timingCurveType: TimingCurveType { get }
  /// The curve, or `nil` if the timing is only a spring.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring, or `nil` if the timing is only a curve.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// The types of timing. The values are those of `UITimingCurveType`.
public enum TimingCurveType: Int, Sendable {
  /// One of the four built-in curves.
  case builtin
  /// A custom cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A spring with a cubic curve. It is handled as the spring.
  case composed
}

extension TimingCurveProvider {
  /// Returns the timing of an animation with a duration in seconds.
  func timing(of duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(of: duration) }
    return .cubic(cubicTimingParameters?.curve ?? .easeInOut)
  }
}
