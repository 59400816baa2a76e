import ResponderPhysics

/// How an animation gets from its start to its end.
enum AnimationTiming: Hashable, Sendable {
  /// Along a curve.
  case cubic(UnitBezier)
  /// As a spring; the velocity is in whole ways a second.
  case spring(Spring, velocity: Vector)

  /// How much of the way is covered after a time in seconds, of a duration in seconds.
  func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .cubic(let curve):
      return duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring, _):
      return 1 - spring.displacement(at: time)
    }
  }

  /// How far a push of 1 a second leads, after a time in seconds; nothing but a spring can be pushed.
  func response(at time: Double) -> Double {
    if case .spring(let spring, _) = self { return spring.response(at: time) }
    return 0
  }

  /// The spring's own velocity, in whole ways a second.
  var velocity: Vector {
    if case .spring(_, let velocity) = self { return velocity }
    return .zero
  }
}
