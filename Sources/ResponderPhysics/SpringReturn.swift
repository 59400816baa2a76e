/// A body that a critically damped ``Spring`` pulls to a place as fast as goes without swinging.
///
/// Continuous in place and velocity where it takes over. Points, seconds.
struct SpringReturn: Equatable {
  /// Where it comes to rest.
  let target: Double
  private let spring: Spring
  private let offset: Double
  private let velocity: Double

  /// What is nearer to the target than this is there, in points.
  static let tolerance = 0.2

  /// - Parameter frequency: How hard the spring pulls, in radians per second.
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

  /// After how long it is at its target and stays there, in seconds.
  var duration: Double {
    let frequency = spring.frequency
    let push = velocity + frequency * offset
    // It is furthest off no later than at 1/frequency; from there on the bound falls.
    if offset.magnitude + push.magnitude / frequency < Self.tolerance { return 0 }
    var time = 1 / frequency
    for _ in 0..<64 where bound(at: time, push: push) >= Self.tolerance {
      time += 0.5 / frequency
    }
    return time
  }

  /// No further from its target than this after a time, in points.
  private func bound(at time: Double, push: Double) -> Double {
    // e^−ωt, by what a push alone would do.
    spring.response(at: time) * (offset.magnitude / time + push.magnitude)
  }
}
