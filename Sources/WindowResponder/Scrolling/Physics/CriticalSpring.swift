import Glibc

/// A critically damped spring: it pulls a body to a place as fast as goes without swinging.
///
/// In closed form, and continuous in place and velocity where it takes over. Points, seconds.
struct CriticalSpring: Equatable {
  let target: Double
  /// How hard it pulls, in radians per second.
  let frequency: Double
  private let offset: Double
  private let push: Double

  /// What is nearer to the target than this is there, in points.
  static let tolerance = 0.2

  init(start: Double, velocity: Double, target: Double, frequency: Double) {
    self.target = target
    self.frequency = frequency
    offset = start - target
    push = velocity + frequency * (start - target)
  }

  func position(at time: Double) -> Double {
    target + (offset + push * time) * exp(-frequency * time)
  }

  func velocity(at time: Double) -> Double {
    (push - frequency * (offset + push * time)) * exp(-frequency * time)
  }

  /// After how long it is at its target and stays there, in seconds.
  var duration: Double {
    // It is furthest off no later than at 1/frequency; from there on the bound falls.
    if offset.magnitude + push.magnitude / frequency < Self.tolerance { return 0 }
    var time = 1 / frequency
    for _ in 0..<64 {
      if (offset.magnitude + push.magnitude * time) * exp(-frequency * time) < Self.tolerance {
        break
      }
      time += 0.5 / frequency
    }
    return time
  }
}
