import ResponderPhysics

/// A spring that moves an animation. Follows `UISpringTimingParameters`.
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  /// The description of a spring.
  private enum Description: Hashable {
    /// The damping ratio. The stiffness follows from the animation's duration.
    case damping(Double)
    /// The spring itself. The animation lasts until it is at rest.
    case spring(Spring)
  }
  private let description: Description

  /// The initial velocity, in multiples of the whole distance per second. With 1, the animation would reach
  /// its end after a second. Both components apply to positions and sizes. The horizontal one applies to all
  /// other properties.
  public let initialVelocity: Vector

  /// Creates a spring that does not oscillate, and that comes to rest at the end of the animation's duration.
  /// Its damping ratio is 4.56.
  public init() {
    self.init(dampingRatio: 4.56)
  }

  /// Creates a spring with a damping ratio. With the ratio 1, it does not oscillate. With ratios closer to 0,
  /// it oscillates more. The spring comes to rest at the end of the animation's duration, which determines
  /// its stiffness.
  public init(dampingRatio: Double = 1, initialVelocity: Vector = .zero) {
    description = .damping(dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a mass in kilograms, a stiffness in newtons per meter, and a damping in
  /// newton-seconds per meter. The animation lasts until it is at rest.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero) {
    description = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a perceived duration, in seconds, and a bounce from 0 for none to 1. The animation
  /// lasts until it is at rest.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
    description = .spring(Spring(perceptualDuration: duration, bounce: bounce))
    self.initialVelocity = initialVelocity
  }

  /// The time until the spring is at rest, in seconds, or `nil` if the animation's duration determines it.
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

  /// The type of the curve: a spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// The cubic timing parameters. They are always `nil`.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: SpringTimingParameters? { self }
}
