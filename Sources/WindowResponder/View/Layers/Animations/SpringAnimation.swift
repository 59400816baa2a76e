import ResponderPhysics

/// An animation of a property with a spring. Follows `CASpringAnimation`.
@preconcurrency @MainActor open class SpringAnimation: BasicAnimation {
  /// The mass, in kilograms. The default is 1.
  open var mass = 1.0
  /// The stiffness, in newtons per meter. The default is 100.
  open var stiffness = 100.0
  /// The damping, in newton-seconds per meter. The default is 10.
  open var damping = 10.0
  /// The initial velocity, in multiples of the whole distance per second.
  open var initialVelocity = 0.0
  /// A Boolean value that indicates whether a damping above the critical one, with which the value would
  /// return more slowly, is used as it is. The default is `false`: such a damping has the effect of the
  /// critical one.
  open var allowsOverdamping = false

  /// Creates a spring with a perceived duration, in seconds, and a bounce.
  public convenience init(perceptualDuration: Double, bounce: Double) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = frequency * frequency
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * frequency * ratio
  }

  private var spring: Spring {
    let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
    let isLimited = !allowsOverdamping && critical > 0
    return Spring(
      mass: mass, stiffness: stiffness, damping: isLimited ? min(damping, critical) : damping)
  }

  /// The time until the spring is at rest, in seconds.
  open var settlingDuration: Double { spring.settlingDuration }

  override var pace: LayerTrack.Pace { .spring(spring, velocity: initialVelocity) }
}
