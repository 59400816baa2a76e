import Testing

@testable import WaylandPlatform
@testable import WindowResponder

@Suite("Event times") struct EventClockTests {
  @Test("on the same clock they are the clock's")
  func sameClock() {
    var clock = EventClock()
    #expect(clock.seconds(12_345, now: 12.4) == 12.345)
  }

  @Test("they go on across the wrap after 49 days")
  func wraps() {
    let wrap = 4_294_967.296
    var clock = EventClock()
    #expect(abs(clock.seconds(UInt32.max, now: wrap) - (wrap - 0.001)) < 1e-6)
    #expect(abs(clock.seconds(4, now: wrap + 0.01) - (wrap + 0.004)) < 1e-6)
    #expect(abs(clock.seconds(1_000, now: wrap * 3 + 1) - (wrap * 3 + 1)) < 1e-6)
  }

  @Test("on another clock they keep their distances, across the wrap too")
  func otherClock() {
    var clock = EventClock()
    let first = clock.seconds(UInt32.max - 99, now: 1_000)
    let second = clock.seconds(100, now: 1_000.2)
    #expect(abs(second - first - 0.2) < 1e-6)
  }
}

@Suite("Key repeat") struct KeyRepeaterTests {
  @Test("begins after the delay and goes on at the rate")
  func repeats() {
    var repeater = KeyRepeater()
    repeater.configure(rate: 10, delay: 500)
    repeater.press(30, now: 1)
    #expect(repeater.deadline == 1.5)
    #expect(repeater.fire(now: 1.4) == nil)
    #expect(repeater.fire(now: 1.5) == 30)
    #expect(abs((repeater.deadline ?? 0) - 1.6) < 1e-9)
    repeater.release(31)
    #expect(repeater.deadline != nil)
    repeater.release(30)
    #expect(repeater.deadline == nil)
  }

  @Test("a loop that was late repeats once, not many times")
  func late() {
    var repeater = KeyRepeater()
    repeater.configure(rate: 10, delay: 100)
    repeater.press(30, now: 0)
    #expect(repeater.fire(now: 5) == 30)
    #expect(repeater.deadline == 5)
  }

  @Test("rate zero disables, also a repeat under way")
  func rateZero() {
    var repeater = KeyRepeater()
    repeater.press(30, now: 0)
    repeater.configure(rate: 0, delay: 100)
    #expect(repeater.deadline == nil)
    repeater.press(30, now: 0)
    #expect(repeater.deadline == nil)
  }

  @Test("negative values change nothing and huge rates are bounded")
  func absurd() {
    var repeater = KeyRepeater()
    repeater.configure(rate: -1, delay: -1)
    repeater.press(30, now: 0)
    #expect(repeater.deadline == KeyRepeater.defaultDelay)
    repeater.configure(rate: Int32.max, delay: 0)
    repeater.press(30, now: 0)
    #expect(repeater.fire(now: 0) == 30)
    #expect(repeater.deadline == 1 / KeyRepeater.maximumRate)
  }

  @Test("the newest key takes over")
  func takesOver() {
    var repeater = KeyRepeater()
    repeater.press(30, now: 0)
    repeater.press(31, now: 1)
    repeater.release(30)
    #expect(repeater.code == 31)
  }
}
