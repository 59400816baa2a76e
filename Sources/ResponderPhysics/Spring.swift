import Glibc

/// A damped oscillator in closed form. No steps are summed up, so every time can be computed independently.
///
/// With the distance x from rest, x″ = −2ζω·x′ − ω²·x, where ω is ``frequency`` and ζ is ``dampingRatio``.
package struct Spring: Hashable, Sendable {
  /// The undamped frequency ω, in radians per second.
  let frequency: Double
  /// The damping ratio ζ. The spring oscillates if it is less than 1.
  let dampingRatio: Double

  /// The fraction of the initial distance within which the spring is at rest.
  static let restingDistance = 0.001

  /// Creates a spring from its frequency, in radians per second, and its damping ratio.
  ///
  /// If the frequency is not positive and finite, it is 1. If the damping ratio is not positive, it is 0.
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency > 0 && frequency.isFinite ? frequency : 1
    self.dampingRatio = dampingRatio > 0 ? dampingRatio : 0
  }

  /// Creates a spring from a mass in kilograms, a stiffness in newtons per metre and a damping in
  /// newton-seconds per metre.
  ///
  /// A mass or a stiffness that is not positive is 1.
  package init(mass: Double, stiffness: Double, damping: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates a spring that is at rest after a duration, in seconds.
  package init(restingAfter duration: Double, dampingRatio: Double) {
    // Without damping, the spring would never come to rest.
    let ratio = max(dampingRatio, 0.01)
    let unit = Spring(frequency: 1, dampingRatio: ratio)
    self.init(
      frequency: unit.settlingDuration / max(duration, 0.001), dampingRatio: ratio)
  }

  /// Creates a spring from the perceived duration of its first oscillation, in seconds, and its bounce.
  ///
  /// A bounce of 0 does not oscillate, a larger one up to 1 oscillates more, and a negative one is
  /// overdamped. Values are limited to −0.99…1. Follows SwiftUI's `Spring(duration:bounce:)`.
  package init(perceptualDuration duration: Double, bounce: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    self.init(
      frequency: 2 * Double.pi / max(duration, 0.001),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Returns the distance from rest after a time in seconds, for a spring that is released at a distance of
  /// 1.
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

  /// Returns the distance from rest after a time in seconds, for a spring at rest with an initial velocity of
  /// 1 per second.
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

  /// Returns the derivative of ``displacement(at:)``, per second.
  func displacementRate(at time: Double) -> Double {
    -frequency * frequency * response(at: time)
  }

  /// Returns the derivative of ``response(at:)``, per second.
  func responseRate(at time: Double) -> Double {
    displacement(at: time) - 2 * dampingRatio * frequency * response(at: time)
  }

  /// The time until the spring stays within ``restingDistance`` of its rest position, in seconds.
  package var settlingDuration: Double {
    if dampingRatio < 1 {
      // The distance has two upper bounds. The first one is of no use for a damping ratio near 1.
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

  /// The solution x of (1 + x)·e^−x = ``restingDistance``.
  private static let criticalRest = 9.233_413_476

  /// The three forms of the solution, with their rates.
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
