/// The motion of a body that a critically damped ``Spring`` moves to a position, as fast as possible without
/// oscillation.
///
/// Position and velocity are continuous at the beginning. Positions are in points, times in seconds.
struct SpringReturn: Equatable {
  /// The position at which the body comes to rest, in points.
  let target: Double
  private let spring: Spring
  private let offset: Double
  private let velocity: Double

  /// The distance from the target within which the body is at rest, in points.
  static let tolerance = 0.2

  /// Creates the motion of a body with an initial position and velocity.
  ///
  /// - Parameters:
  ///   - start: The initial position, in points.
  ///   - velocity: The initial velocity, in points per second.
  ///   - target: The position at which the body comes to rest, in points.
  ///   - frequency: The frequency of the spring, in radians per second.
  init(start: Double, velocity: Double, target: Double, frequency: Double) {
    self.target = target
    self.velocity = velocity
    spring = Spring(frequency: frequency, dampingRatio: 1)
    offset = start - target
  }

  func position(at time: Double) -> Double {
    target + offset * spring.displacement(at: time) + velocity * spring.response(at: time)
  }

  func velocity(at time: Double) -> Double {
    offset * spring.displacementRate(at: time) + velocity * spring.responseRate(at: time)
  }

  /// The time after which the body stays at its target, in seconds.
  var duration: Double {
    let frequency = spring.frequency
    let push = velocity + frequency * offset
    // The distance is largest at 1/frequency at the latest. After that, the bound decreases.
    if offset.magnitude + push.magnitude / frequency < Self.tolerance { return 0 }
    var time = 1 / frequency
    for _ in 0..<64 where bound(at: time, push: push) >= Self.tolerance {
      time += 0.5 / frequency
    }
    return time
  }

  /// Returns an upper bound of the distance from the target after a time, in points.
  private func bound(at time: Double, push: Double) -> Double {
    // The factor e^−ωt, from the response to an initial velocity alone.
    spring.response(at: time) * (offset.magnitude / time + push.magnitude)
  }
}
