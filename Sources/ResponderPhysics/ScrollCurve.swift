/// The position of content over time after a drag ends, along one axis.
///
/// The content slows down, and bounces if it reaches its end before it comes to rest. Positions are in
/// points, times in seconds and velocities in points per second.
package struct ScrollCurve {
  private enum Part {
    case slowing(Deceleration)
    case spring(SpringReturn)
    case easing(from: Double, to: Double, duration: Double)
  }

  private let first: Part
  /// The time at which the second part begins, in seconds.
  private let change: Double
  private let second: Part
  /// The time after which the content is at rest, in seconds.
  package let duration: Double
  /// The position at which the content comes to rest, in points.
  package let destination: Double

  /// The frequency of the spring that returns content from beyond its end, in radians per second. The
  /// stiffness is 100 for a mass of 1.
  static let bounceFrequency = 10.0
  /// The frequencies of the spring that moves content to a position which deceleration would not reach, in
  /// radians per second.
  private static let snapFrequency = 9.0...40.0

  /// Creates the curve of content that slows down to the position that results from its velocity.
  ///
  /// - Parameters:
  ///   - start: The position at the end of the drag.
  ///   - velocity: The velocity at the end of the drag.
  ///   - rate: The fraction of its speed that the content keeps each millisecond.
  ///   - range: The positions at which the content can come to rest.
  ///   - bounces: A Boolean value that indicates whether the content can move beyond the range and return.
  package init(
    from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool
  ) {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    // If the content moves back so fast that the spring would overshoot, it slows down inside the range.
    let isThrownIn =
      (edge - start) * velocity > 0
      && velocity.magnitude > (edge - start).magnitude * Self.bounceFrequency
    if edge != start, !isThrownIn {
      self.init(bouncingFrom: start, velocity: velocity, to: edge)
      return
    }
    let slowing = Deceleration(start: start, velocity: velocity, rate: rate)
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    guard let hit = slowing.time(reaching: end) else {
      self.init(
        only: .slowing(slowing), duration: slowing.duration, destination: slowing.destination)
      return
    }
    guard bounces else {
      self.init(only: .slowing(slowing), duration: hit, destination: end)
      return
    }
    let spring = SpringReturn(
      start: end, velocity: slowing.velocity(at: hit), target: end,
      frequency: Self.bounceFrequency)
    self.init(
      .slowing(slowing), until: hit, then: .spring(spring), duration: hit + spring.duration,
      destination: end)
  }

  /// Creates the curve of content that comes to rest exactly at a position.
  package init(from start: Double, velocity: Double, to target: Double) {
    if let slowing = Deceleration(start: start, velocity: velocity, target: target) {
      self.init(only: .slowing(slowing), duration: slowing.duration, destination: target)
      return
    }
    // If the content already moves towards the target, the spring is stiff enough not to overshoot.
    let way = target - start
    let needed = way * velocity > 0 ? velocity / way : 0
    let frequency = min(
      max(needed, Self.snapFrequency.lowerBound), Self.snapFrequency.upperBound)
    let spring = SpringReturn(
      start: start, velocity: velocity, target: target, frequency: frequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: target)
  }

  /// Creates the curve of content that returns from beyond its end.
  package init(bouncingFrom start: Double, velocity: Double, to edge: Double) {
    let spring = SpringReturn(
      start: start, velocity: velocity, target: edge, frequency: Self.bounceFrequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: edge)
  }

  /// Creates the curve of content that a spring moves to a position, with an initial velocity.
  package init(from start: Double, velocity: Double, to target: Double, frequency: Double) {
    let spring = SpringReturn(
      start: start, velocity: velocity, target: target, frequency: frequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: target)
  }

  /// Creates the curve of content that moves to a position in a given time, and is at rest at the beginning
  /// and at the end.
  package init(easingFrom start: Double, to target: Double, duration: Double) {
    self.init(
      only: .easing(from: start, to: target, duration: max(duration, 0.001)),
      duration: duration, destination: target)
  }

  private init(only part: Part, duration: Double, destination: Double) {
    self.init(
      part, until: .infinity, then: part, duration: duration, destination: destination)
  }

  private init(
    _ first: Part, until change: Double, then second: Part, duration: Double, destination: Double
  ) {
    self.first = first
    self.change = change
    self.second = second
    self.duration = duration
    self.destination = destination
  }

  package func position(at time: Double) -> Double {
    if time >= duration { return destination }
    let (part, elapsed) = part(at: time)
    switch part {
    case .slowing(let slowing): return slowing.position(at: elapsed)
    case .spring(let spring): return spring.position(at: elapsed)
    case .easing(let start, let target, let duration):
      let way = elapsed / duration
      return start + (target - start) * way * way * (3 - 2 * way)
    }
  }

  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let (part, elapsed) = part(at: time)
    switch part {
    case .slowing(let slowing): return slowing.velocity(at: elapsed)
    case .spring(let spring): return spring.velocity(at: elapsed)
    case .easing(let start, let target, let duration):
      let way = elapsed / duration
      return (target - start) * 6 * way * (1 - way) / duration
    }
  }

  private func part(at time: Double) -> (Part, Double) {
    let time = max(0, time)
    return time < change ? (first, time) : (second, time - change)
  }
}
