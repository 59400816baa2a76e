import ResponderPhysics

/// Something that says how an animation gets from its start to its end. Follows
/// `UITimingCurveProvider`.
public protocol TimingCurveProvider: Sendable {
  /// What kind of timing it is.
  var timingCurveType: TimingCurveType { get }
  /// The curve; nil where the timing is a spring alone.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil where the timing is a curve alone.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// The kinds of timing. The values are those of `UITimingCurveType`.
public enum TimingCurveType: Int, Sendable {
  /// One of the four usual curves.
  case builtin
  /// A curve of your own.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a curve; it counts as the spring.
  case composed
}

extension TimingCurveProvider {
  /// The timing for an animation of a duration in seconds.
  func timing(of duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(of: duration) }
    return .cubic(cubicTimingParameters?.curve ?? .easeInOut)
  }
}
