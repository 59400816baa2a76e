import WindowResponder

/// A condition of an attachment: an error that the bodies' velocities have to remove.
struct SolverRow {
  /// The motion that a condition restricts.
  enum Motion {
    /// The distance of two points in a direction. The points are offsets from the centers of the bodies.
    case along(Vector, Vector, Vector)
    /// The difference of the angles.
    case rotation
  }

  let motion: Motion
  /// The error, in points or radians.
  let error: Double
  let spring: SolverSpring
  /// The range of the impulse. If zero is an end of it, the condition is that the error has one sign.
  var lower = -Double.infinity
  var upper = Double.infinity
  var impulse = 0.0
  private var mass = 0.0
  private var softness = 0.0
  private var bias = 0.0

  init(_ motion: Motion, error: Double, spring: SolverSpring = SolverSpring()) {
    self.motion = motion
    self.error = error
    self.spring = spring
  }

  /// Computes the masses, and applies the impulse of the preceding step.
  @_optimize(speed) mutating func prepare(
    _ first: SolverBody, _ second: SolverBody, _ interval: Double
  ) {
    let inverse = inverseMass(first, second)
    guard inverse > 0 else {
      mass = 0
      impulse = 0
      return
    }
    if spring.frequency > 0 {
      let rate = 2 * Double.pi * spring.frequency
      let stiffness = rate * rate / inverse
      let damping = 2 * max(spring.damping, 0) * rate / inverse
      softness = 1 / (interval * (damping + interval * stiffness))
      bias = error * interval * stiffness * softness
    } else {
      let hasSlack = lower == 0 && error > 0 || upper == 0 && error < 0
      bias = error * (hasSlack ? 1 : 0.2) / interval
    }
    mass = 1 / (inverse + softness)
    apply(impulse, first, second)
  }

  /// Changes the velocities.
  @_optimize(speed) mutating func solve(_ first: SolverBody, _ second: SolverBody) {
    let change = -mass * (speed(first, second) + bias + softness * impulse)
    let total = min(max(impulse + change, lower), upper)
    apply(total - impulse, first, second)
    impulse = total
  }

  private func inverseMass(_ first: SolverBody, _ second: SolverBody) -> Double {
    switch motion {
    case .along(let normal, let one, let two):
      let (a, b) = (one.cross(normal), two.cross(normal))
      return first.inverseMass + second.inverseMass + first.inverseInertia * a * a
        + second.inverseInertia * b * b
    case .rotation: return first.inverseInertia + second.inverseInertia
    }
  }

  private func speed(_ first: SolverBody, _ second: SolverBody) -> Double {
    switch motion {
    case .along(let normal, let one, let two):
      (second.velocity(at: two) - first.velocity(at: one)).dot(normal)
    case .rotation: second.angularVelocity - first.angularVelocity
    }
  }

  private func apply(_ amount: Double, _ first: SolverBody, _ second: SolverBody) {
    switch motion {
    case .along(let normal, let one, let two):
      first.apply(normal * -amount, at: one)
      second.apply(normal * amount, at: two)
    case .rotation:
      first.angularVelocity -= amount * first.inverseInertia
      second.angularVelocity += amount * second.inverseInertia
    }
  }
}
