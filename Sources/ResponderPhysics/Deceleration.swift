import Glibc

/// A body that slows down by friction: each millisecond it keeps the same part of its speed.
///
/// In closed form, so that it comes to the same place whatever the frame rate. Points, seconds, points
/// per second.
struct Deceleration: Equatable {
  let start: Double
  let velocity: Double
  /// How much slower it gets: its speed falls as `e^(−friction·t)`.
  let friction: Double

  /// Below this speed it has come to rest, in points per second.
  static let slowest = 10.0

  /// Creates one that keeps a part of its speed each millisecond, from 0 to 1.
  init(start: Double, velocity: Double, rate: Double) {
    let rate = min(max(rate, 0.5), 0.999_9)
    self.init(start: start, velocity: velocity, friction: -1_000 * log(rate))
  }

  init(start: Double, velocity: Double, friction: Double) {
    self.start = start
    self.velocity = velocity
    self.friction = friction
  }

  /// The one that comes to rest exactly at a place; nil where no friction would make it do so in a
  /// time that looks natural.
  init?(start: Double, velocity: Double, target: Double) {
    let way = target - start
    guard way != 0, (way < 0) == (velocity < 0), velocity.magnitude > 2 * Self.slowest else {
      return nil
    }
    let friction = (velocity.magnitude - Self.slowest) / way.magnitude
    guard Self.naturalFriction.contains(friction) else { return nil }
    self.init(start: start, velocity: velocity, friction: friction)
  }

  /// The frictions that look like one; that of the usual rate is 2.
  private static let naturalFriction = 1.2...20.0

  /// How long it moves, in seconds.
  var duration: Double {
    velocity.magnitude <= Self.slowest ? 0 : log(velocity.magnitude / Self.slowest) / friction
  }

  /// Where it comes to rest.
  var destination: Double { position(at: duration) }

  func position(at time: Double) -> Double {
    start + velocity * (1 - exp(-friction * time)) / friction
  }

  func velocity(at time: Double) -> Double { velocity * exp(-friction * time) }

  /// When it passes a place on its way; nil where it comes to rest before.
  func time(reaching place: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let left = 1 - (place - start) * friction / velocity
    guard left > 0, left <= 1 else { return nil }
    let time = -log(left) / friction
    return time <= duration ? time : nil
  }
}
