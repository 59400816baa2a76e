import Glibc
import Testing

@testable import ResponderPhysics
@testable import WindowResponder

@MainActor struct ScrollPhysicsTests {
  private let range = 0.0...10_000

  @Test("D11: content keeps 0.998 of its speed each millisecond, 0.99 with the fast rate")
  func deceleration() {
    let normal = Deceleration(start: 0, velocity: 1_000, rate: 0.998)
    #expect(close(normal.velocity(at: 0.001), 998))
    #expect(close(normal.velocity(at: 0.5), 1_000 * pow(0.998, 500)))
    let fast = Deceleration(start: 0, velocity: 1_000, rate: 0.99)
    #expect(close(fast.velocity(at: 0.001), 990))
    // The sum of the distances of all milliseconds, with the precision of steps of that length.
    var sum = 0.0
    for step in 0..<500 { sum += 1_000 * pow(0.998, Double(step) + 0.5) / 1_000 }
    #expect((normal.position(at: 0.5) - sum).magnitude < 0.01)
  }

  @Test("D11: content rests when it is slower than 10 points a second")
  func rests() {
    let slowing = Deceleration(start: 0, velocity: -1_000, rate: 0.998)
    #expect(close(slowing.velocity(at: slowing.duration), -10))
    #expect(Deceleration(start: 5, velocity: 9, rate: 0.998).duration == 0)
    #expect(Deceleration(start: 5, velocity: 9, rate: 0.998).destination == 5)
  }

  @Test("D11: the rubber band gives way by 0.55 at first, and never by its whole length")
  func rubberBand() {
    let band = RubberBand(length: 400)
    #expect(close(band.give(100), (1 - 1 / (100 * 0.55 / 400 + 1)) * 400))
    #expect(close(band.give(0.001) / 0.001, 0.55, 1e-5))
    #expect(band.give(-100) == -band.give(100))
    #expect(band.give(1e9) < 400)
    #expect(band.give(.infinity) <= 400)
    #expect(close(band.pull(band.give(250)), 250, 1e-6))
    #expect(close(band.slope(0), 0.55))
    #expect(close(band.place(-100, in: range), -band.give(100)))
    #expect(close(band.unplace(band.place(10_300, in: range), in: range), 10_300, 1e-6))
    #expect(RubberBand(length: 0).give(100) == 0)
  }

  @Test("D11: a bounce is continuous in place and velocity, and ends at the edge")
  func bounce() {
    let curve = ScrollCurve(
      from: 9_900, velocity: 2_000, rate: 0.998, range: range, bounces: true)
    #expect(curve.destination == 10_000)
    var time = 0.0
    var last = (place: 9_900.0, speed: 2_000.0)
    var furthest = 0.0
    while time < curve.duration {
      time += 0.000_1
      let (place, speed) = (curve.position(at: time), curve.velocity(at: time))
      #expect((place - last.place).magnitude < 0.21)
      #expect((speed - last.speed).magnitude < 5)
      last = (place, speed)
      furthest = max(furthest, place)
    }
    #expect(furthest > 10_030 && furthest < 10_100)
    #expect(curve.position(at: curve.duration) == 10_000)
  }

  @Test("D11: content that does not bounce stops dead at its end")
  func noBounce() {
    let curve = ScrollCurve(
      from: 9_900, velocity: 2_000, rate: 0.998, range: range, bounces: false)
    #expect(curve.destination == 10_000)
    for step in 0..<100 { #expect(curve.position(at: Double(step) / 100) <= 10_000) }
  }

  @Test("D11: content beyond its end springs back, and does not swing")
  func springsBack() {
    let curve = ScrollCurve(from: -80, velocity: 0, rate: 0.998, range: range, bounces: true)
    #expect(curve.destination == 0)
    var last = -80.0
    for step in 1...200 {
      let place = curve.position(at: Double(step) / 100)
      #expect(place >= last && place <= 0)
      last = place
    }
    let thrown = ScrollCurve(
      from: -10, velocity: 3_000, rate: 0.998, range: range, bounces: true)
    #expect(thrown.destination > 1_000)
  }

  @Test("D11: content comes to rest exactly at a given target")
  func target() {
    for target in [1_000.0, 1_333.25, 1_700, 3_000, 900, 1_000.5] {
      for velocity in [-3_000.0, -100, 0, 100, 1_500, 5_000] {
        let curve = ScrollCurve(from: 1_000, velocity: velocity, to: target)
        #expect(curve.position(at: curve.duration) == target)
        #expect((curve.position(at: curve.duration - 1e-6) - target).magnitude < 0.5)
        #expect(curve.duration < 5)
        if curve.duration > 0 { #expect(close(curve.velocity(at: 0), velocity, 1e-6)) }
      }
    }
  }

  @Test("D11: paging goes to the next page or the one before, and never further")
  func paging() {
    func target(_ place: Double, _ velocity: Double) -> Double {
      Paging.target(from: 300, at: place, velocity: velocity, page: 100, range: 0...900)
    }
    #expect(target(340, 0) == 300)
    #expect(target(360, 0) == 400)
    #expect(target(310, 500) == 400)
    #expect(target(310, -500) == 300)
    #expect(target(290, -9_000) == 200)
    #expect(target(620, 0) == 400)
    #expect(Paging.target(from: 800, at: 880, velocity: 0, page: 100, range: 0...850) == 850)
    #expect(Paging.target(from: 0, at: 8, velocity: 0, page: 0, range: 0...850) == 8)
  }

  @Test("D11: a touchpad's velocity is that of its last tenth of a second")
  func touchpadVelocity() {
    var velocity = ScrollVelocity()
    for step in 0...20 {
      velocity.add(Vector(dx: 0, dy: step < 10 ? 1 : 8), at: Double(step) / 100)
    }
    #expect(close(velocity.velocity(at: 0.21).dy, 800))
    #expect(velocity.velocity(at: 0.5) == .zero)
    velocity.add(Vector(dx: 3, dy: 0), at: 3)
    #expect(velocity.velocity(at: 3) == .zero)
  }

  private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    (a - b).magnitude <= tolerance * max(1, b.magnitude)
  }
}
