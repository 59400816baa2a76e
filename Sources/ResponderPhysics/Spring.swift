import Glibc

/// A damped oscillator by its closed form: no steps are summed up, so that any moment can be asked for.
///
/// With x the distance from rest, x″ = −2ζω·x′ − ω²·x; ω is ``frequency`` and ζ ``dampingRatio``.
package struct Spring: Hashable, Sendable {
  /// ω, the frequency that it would have without damping, in radians a second.
  let frequency: Double
  /// ζ: below 1 it swings, from 1 on it does not.
  let dampingRatio: Double

  /// The part of its way that a spring may be away from its end and count as being there.
  static let restingDistance = 0.001

  /// Creates a spring from its two numbers.
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency > 0 && frequency.isFinite ? frequency : 1
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
  }

  /// Creates a spring from what physics has: kilograms, newtons a metre, newtons a metre a second.
  package init(mass: Double, stiffness: Double, damping: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates a spring that has come to rest after a duration, in seconds.
  package init(restingAfter duration: Double, dampingRatio: Double) {
    // Without any damping it would never rest.
    let ratio = max(dampingRatio, 0.01)
    let unit = Spring(frequency: 1, dampingRatio: ratio)
    self.init(
      frequency: unit.settlingDuration / max(duration, 0.001), dampingRatio: ratio)
  }

  /// Creates a spring by how long its first swing seems to take, in seconds, and how much it bounces: 0
  /// not at all, towards 1 more, below 0 it creeps. Follows SwiftUI's `Spring(duration:bounce:)`.
  package init(perceptualDuration duration: Double, bounce: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * Double.pi / max(duration, 0.001),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// What is left of a distance of 1 that the spring is let go at, after a time in seconds.
  package func displacement(at time: Double) -> Double {
    if time <= 0 { return 1 }
    let decay = dampingRatio * frequency
    switch kind {
    case .swinging(let rate):
      return exp(-decay * time) * (cos(rate * time) + decay / rate * sin(rate * time))
    case .critical:
      return exp(-frequency * time) * (1 + frequency * time)
    case .creeping(let slow, let fast):
      return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }
  }

  /// How far a push of 1 a second has taken the spring from rest, after a time in seconds.
  package func response(at time: Double) -> Double {
    if time <= 0 { return 0 }
    switch kind {
    case .swinging(let rate):
      return exp(-dampingRatio * frequency * time) * sin(rate * time) / rate
    case .critical:
      return exp(-frequency * time) * time
    case .creeping(let slow, let fast):
      return (exp(slow * time) - exp(fast * time)) / (slow - fast)
    }
  }

  /// How fast ``displacement(at:)`` changes, in its parts a second.
  func displacementRate(at time: Double) -> Double {
    -frequency * frequency * response(at: time)
  }

  /// How fast ``response(at:)`` changes.
  func responseRate(at time: Double) -> Double {
    displacement(at: time) - 2 * dampingRatio * frequency * response(at: time)
  }

  /// How long it takes until the spring stays within ``restingDistance`` of its end, in seconds.
  package var settlingDuration: Double {
    if dampingRatio < 1 {
      // Two bounds on how far it can be away; towards a damping of 1 the first one is of no use.
      let narrow = (1 - dampingRatio * dampingRatio).squareRoot()
      let swinging = log(1 / (Self.restingDistance * narrow)) / max(dampingRatio, 0.001)
      let critical = Self.criticalRest / max(dampingRatio, 0.001)
      return min(swinging, critical) / frequency
    }
    if dampingRatio < 1 + 1e-6 { return Self.criticalRest / frequency }
    var (low, high) = (0.0, Self.criticalRest * 2 * dampingRatio / frequency)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if displacement(at: middle) > Self.restingDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// The x at which (1 + x)·e^−x is ``restingDistance``.
  private static let criticalRest = 9.233_413_476

  /// The three shapes of the solution, with the rates that they need.
  private enum Kind {
    case swinging(Double)
    case critical
    case creeping(slow: Double, fast: Double)
  }

  private var kind: Kind {
    if (dampingRatio - 1).magnitude < 1e-6 { return .critical }
    if dampingRatio < 1 {
      return .swinging(frequency * (1 - dampingRatio * dampingRatio).squareRoot())
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let decay = dampingRatio * frequency
    return .creeping(slow: -decay + spread, fast: -decay - spread)
  }
}
