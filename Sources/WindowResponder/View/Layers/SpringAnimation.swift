import ResponderPhysics

/// Leads a property from one value to another as a spring does. Follows `CASpringAnimation`.
@preconcurrency @MainActor open class SpringAnimation: BasicAnimation {
  /// What hangs at the spring, in kilograms.
  open var mass = 1.0
  /// How strong the spring is, in newtons a metre.
  open var stiffness = 100.0
  /// How much it is damped, in newtons a metre a second.
  open var damping = 10.0
  /// How fast it moves at the start, in whole ways a second.
  open var initialVelocity = 0.0
  /// Whether it creeps where it is damped that much; kept, and changes nothing: it always may.
  open var allowsOverdamping = false

  /// Creates a spring by how long its first swing seems to take, in seconds, and how much it bounces.
  public convenience init(perceptualDuration: Double, bounce: Double) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = frequency * frequency
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 2 * frequency * ratio
  }

  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// How long the spring takes to rest, in seconds.
  open var settlingDuration: Double { spring.settlingDuration }

  override var pace: LayerTrack.Pace { .spring(spring, velocity: initialVelocity) }
}
