import ResponderPhysics

/// A spring that moves an animation. Follows `UISpringTimingParameters`.
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  /// How the spring was described.
  private enum Description: Hashable {
    /// By how much it is damped; its strength follows from the animation's duration.
    case damping(Double)
    /// By itself; the animation takes as long as it needs to rest.
    case spring(Spring)
  }
  private let description: Description

  /// How fast it moves at the start, in whole ways a second: with 1 it would be there after a second.
  /// The two parts count for positions and sizes; the horizontal one for everything else.
  public let initialVelocity: Vector

  /// Creates a spring that does not swing and rests when the animation's duration is over.
  public init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring by how much it is damped: with 1 it does not swing, towards 0 more and more. It
  /// is as strong as makes it rest when the animation's duration is over.
  public init(dampingRatio: Double = 1, initialVelocity: Vector = .zero) {
    description = .damping(dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its mass in kilograms, its stiffness in newtons a metre and its damping in
  /// newtons a metre a second. The animation takes as long as it needs to rest.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero) {
    description = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring by how long it seems to take, in seconds, and how much it bounces, from 0 for not
  /// at all to 1. The animation takes as long as it needs to rest.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    description = .spring(Spring(perceptualDuration: duration, bounce: bounce))
    self.initialVelocity = initialVelocity
  }

  /// How long the spring takes to rest, in seconds; nil where the animation's duration decides.
  public var settlingDuration: Double? {
    if case .spring(let spring) = description { return spring.settlingDuration }
    return nil
  }

  func timing(of duration: Double) -> AnimationTiming {
    switch description {
    case .damping(let ratio):
      return .spring(
        Spring(restingAfter: duration, dampingRatio: ratio), velocity: initialVelocity)
    case .spring(let spring):
      return .spring(spring, velocity: initialVelocity)
    }
  }

  /// A spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: SpringTimingParameters? { self }
}
