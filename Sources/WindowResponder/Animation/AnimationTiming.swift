import ResponderPhysics

/// The progress of an animation from its start to its end.
enum AnimationTiming: Hashable, Sendable {
  /// The progress follows a timing curve.
  case cubic(UnitBezier)
  /// The progress follows a spring. The velocity is in distances from start to end per second.
  case spring(Spring, velocity: Vector)

  /// Returns the progress, from 0 at the start to 1 at the end, at a time of a duration, both in seconds.
  /// With a spring it can be greater than 1.
  func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .cubic(let curve):
      return duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring, _):
      return 1 - spring.displacement(at: time)
    }
  }

  /// Returns the distance that an initial velocity of 1 per second covers in a time in seconds. If the timing
  /// is not a spring, it is 0.
  func response(at time: Double) -> Double {
    if case .spring(let spring, _) = self { return spring.response(at: time) }
    return 0
  }

  /// The initial velocity of the spring, in distances from start to end per second. Without a spring, it is
  /// zero.
  var velocity: Vector {
    if case .spring(_, let velocity) = self { return velocity }
    return .zero
  }
}
