/// Where content is at each moment after it was let go, along one axis: it slows down, and where it
/// comes to an end before, it bounces. Points, seconds, points per second.
package struct ScrollCurve {
  private enum Part {
    case slowing(Deceleration)
    case spring(SpringReturn)
    case easing(from: Double, to: Double, duration: Double)
  }

  private let first: Part
  /// When the second part begins.
  private let change: Double
  private let second: Part
  /// After how long the content rests.
  package let duration: Double
  /// Where it rests.
  package let destination: Double

  /// How hard content beyond its end is pulled back, in radians per second: stiffness 100 for mass 1.
  static let bounceFrequency = 10.0
  /// How hard content is pulled to a place where it would not come by itself, in radians per second.
  private static let snapFrequency = 9.0...40.0

  /// Content that is let go: it slows down to where that takes it.
  ///
  /// - Parameters:
  ///   - rate: What part of its speed it keeps each millisecond.
  ///   - range: The places where it may rest.
  ///   - bounces: Whether it may go beyond them for a while.
  package init(
    from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool
  ) {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    // Thrown back so fast that the spring would overshoot, it flies on in.
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

  /// Content that is let go and comes to rest exactly at a place.
  package init(from start: Double, velocity: Double, to target: Double) {
    if let slowing = Deceleration(start: start, velocity: velocity, target: target) {
      self.init(only: .slowing(slowing), duration: slowing.duration, destination: target)
      return
    }
    // Pulled hard enough not to overshoot where it is flying there already.
    let way = target - start
    let needed = way * velocity > 0 ? velocity / way : 0
    let frequency = min(
      max(needed, Self.snapFrequency.lowerBound), Self.snapFrequency.upperBound)
    let spring = SpringReturn(
      start: start, velocity: velocity, target: target, frequency: frequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: target)
  }

  /// Content beyond its end that is pulled back.
  package init(bouncingFrom start: Double, velocity: Double, to edge: Double) {
    let spring = SpringReturn(
      start: start, velocity: velocity, target: edge, frequency: Self.bounceFrequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: edge)
  }

  /// Content that is drawn to a place, from the velocity it has.
  package init(from start: Double, velocity: Double, to target: Double, frequency: Double) {
    let spring = SpringReturn(
      start: start, velocity: velocity, target: target, frequency: frequency)
    self.init(only: .spring(spring), duration: spring.duration, destination: target)
  }

  /// Content that goes to a place from rest and to rest, in a given time.
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
