import Glibc

/// The motion of a body that friction slows down: each millisecond it keeps the same fraction of its speed.
///
/// The motion is computed in closed form, so the body comes to rest at the same position at any frame rate.
/// Positions are in points, times in seconds and velocities in points per second.
struct Deceleration: Equatable {
  let start: Double
  let velocity: Double
  /// The rate of the deceleration, per second: the speed falls as `e^(−friction·t)`.
  let friction: Double

  /// The speed below which the body is at rest, in points per second.
  static let slowest = 10.0

  /// Creates the motion of a body that keeps a fraction of its speed each millisecond, from 0 to 1.
  ///
  /// The fraction is limited to 0.5…0.9999.
  init(start: Double, velocity: Double, rate: Double) {
    let rate = min(max(rate, 0.5), 0.999_9)
    self.init(start: start, velocity: velocity, friction: -1_000 * log(rate))
  }

  init(start: Double, velocity: Double, friction: Double) {
    self.start = start
    self.velocity = velocity
    self.friction = friction
  }

  /// Creates the motion that comes to rest exactly at a position.
  ///
  /// If that needs a friction that does not look natural, or the velocity points away from the position,
  /// returns `nil`.
  init?(start: Double, velocity: Double, target: Double) {
    let way = target - start
    guard way != 0, (way < 0) == (velocity < 0), velocity.magnitude > 2 * Self.slowest else {
      return nil
    }
    let friction = (velocity.magnitude - Self.slowest) / way.magnitude
    guard Self.naturalFriction.contains(friction) else { return nil }
    self.init(start: start, velocity: velocity, friction: friction)
  }

  /// The range of frictions that look natural. The friction of the normal rate is 2.
  private static let naturalFriction = 1.2...20.0

  /// The duration of the motion, in seconds.
  var duration: Double {
    velocity.magnitude <= Self.slowest ? 0 : log(velocity.magnitude / Self.slowest) / friction
  }

  /// The position at which the body comes to rest, in points.
  var destination: Double { position(at: duration) }

  func position(at time: Double) -> Double {
    start + velocity * (1 - exp(-friction * time)) / friction
  }

  func velocity(at time: Double) -> Double { velocity * exp(-friction * time) }

  /// Returns the time at which the body passes a position, in seconds. If the body comes to rest before,
  /// returns `nil`.
  func time(reaching place: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let left = 1 - (place - start) * friction / velocity
    guard left > 0, left <= 1 else { return nil }
    let time = -log(left) / friction
    return time <= duration ? time : nil
  }
}
