import Testing

@testable import WindowResponder

struct FrameTimingTests {
  @Test("Without the display's word the callbacks' own times count")
  func callbacksCount() {
    var timing = FrameTiming()
    timing.rest(usual: 1.0 / 144)
    #expect(timing.interval == 1.0 / 144)
    #expect(timing.frameTime(arrival: 5.003) == 5.003)
    #expect(timing.frameTime(arrival: 5.021) == 5.021)
  }

  @Test("Callbacks that waver become even steps of the screen")
  func waveringBecomesEven() {
    var timing = FrameTiming()
    timing.presented(at: 10, interval: 0.01)
    // Callbacks that are up to 4 ms late, and two that arrive before their frame begins.
    let lateness = [0.001, 0.004, 0.000, -0.002, 0.003, 0.0005, -0.001]
    var times: [Double] = []
    for (index, late) in lateness.enumerated() {
      times.append(timing.frameTime(arrival: 10.1 + Double(index) * 0.01 + late))
    }
    for (a, b) in zip(times, times.dropFirst()) {
      #expect((b - a - 0.01).magnitude < 1e-9)
    }
  }

  @Test("A frame that was missed is a step of two")
  func missedFrame() {
    var timing = FrameTiming()
    timing.presented(at: 10, interval: 0.01)
    let first = timing.frameTime(arrival: 10.101)
    let second = timing.frameTime(arrival: 10.122)
    #expect((second - first - 0.02).magnitude < 1e-9)
  }

  @Test("A screen that tells no interval, or a mad one, is not counted from")
  func noInterval() {
    var timing = FrameTiming()
    timing.presented(at: 10, interval: 0.01)
    timing.presented(at: 10, interval: 0)
    #expect(timing.frameTime(arrival: 10.013) == 10.013)
    timing.presented(at: 10, interval: 30)
    #expect(timing.frameTime(arrival: 10.013) == 10.013)
  }

  @Test("A word that is long past is not counted from")
  func oldPhase() {
    var timing = FrameTiming()
    timing.presented(at: 10, interval: 0.01)
    #expect(timing.frameTime(arrival: 24.1234) == 24.1234)
  }

  @Test("The first frame after a rest is a whole step before the next, wherever callbacks come")
  func firstFrame() {
    for late in [0.0, -0.0004, 0.002, 0.007, 0.0085] {
      var timing = FrameTiming()
      timing.presented(at: 10, interval: 0.01)
      let first = timing.firstTime(now: 10.1003)
      let second = timing.frameTime(arrival: 10.11 + late)
      let third = timing.frameTime(arrival: 10.12 + late)
      #expect((second - first - 0.01).magnitude < 1e-9)
      #expect((third - second - 0.01).magnitude < 1e-9)
    }
  }

  @Test("How late callbacks come is remembered through a rest")
  func latenessIsRemembered() {
    var timing = FrameTiming()
    timing.presented(at: 10, interval: 0.01)
    _ = timing.frameTime(arrival: 10.108)
    _ = timing.frameTime(arrival: 10.118)
    timing.rest(usual: 0.01)
    let first = timing.firstTime(now: 10.203)
    #expect((first - 10.2).magnitude < 1e-9)
    let second = timing.frameTime(arrival: 10.2185)
    #expect((second - 10.21).magnitude < 1e-9)
  }
}
