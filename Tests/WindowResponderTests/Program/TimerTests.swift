import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct TimerTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let log = Log()

  @discardableResult private func start(
    _ name: String, _ interval: Double, repeats: Bool = false
  ) -> ClockTimer {
    ClockTimer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [log] _ in
      log.add(name)
    }
  }

  @Test("a timer fires once when it is due, and not before")
  func once() {
    let timer = start("a", 1)
    stage.advance(by: 0.999)
    #expect(log.take().isEmpty && timer.isValid)
    stage.advance(by: 0.001)
    #expect(log.take() == ["a"])
    #expect(!timer.isValid)
    stage.advance(by: 10)
    #expect(log.take().isEmpty)
  }

  @Test("a repeating timer fires at every interval, on time")
  func repeating() {
    var times: [Double] = []
    let start = stage.now
    let timer = ClockTimer.scheduledTimer(withTimeInterval: 0.25, repeats: true) {
      [unowned stage] _ in times.append(stage.now - start)
    }
    stage.advance(by: 1)
    #expect(times == [0.25, 0.5, 0.75, 1])
    timer.invalidate()
    stage.advance(by: 1)
    #expect(times.count == 4)
  }

  @Test("timers fire in the order in which they are due, equals in that of their making")
  func order() {
    start("late", 0.3)
    start("first", 0.1)
    start("second", 0.1)
    start("middle", 0.2)
    stage.advance(by: 1)
    #expect(log.take() == ["first", "second", "middle", "late"])
  }

  @Test("a timer invalidated by another that is due at the same time does not fire")
  func invalidatedMeanwhile() {
    var second: ClockTimer?
    ClockTimer.scheduledTimer(withTimeInterval: 0.1) { [log] _ in
      log.add("first")
      second?.invalidate()
    }
    second = start("second", 0.1)
    stage.advance(by: 1)
    #expect(log.take() == ["first"])
  }

  @Test("a repeating timer may invalidate itself")
  func invalidatingItself() {
    var count = 0
    ClockTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      count += 1
      if count == 3 { timer.invalidate() }
    }
    stage.advance(by: 1)
    #expect(count == 3)
  }

  @Test("a timer may start another")
  func startingAnother() {
    ClockTimer.scheduledTimer(withTimeInterval: 0.1) { [log] _ in
      log.add("one")
      ClockTimer.scheduledTimer(withTimeInterval: 0.1) { _ in log.add("two") }
    }
    stage.advance(by: 0.15)
    #expect(log.take() == ["one"])
    stage.advance(by: 0.06)
    #expect(log.take() == ["two"])
  }

  @Test("an interval of zero or less fires at once, and repeats without hanging")
  func zeroIntervals() {
    start("now", 0)
    start("before", -5)
    stage.render()
    #expect(log.take() == ["now", "before"])
    var count = 0
    let timer = ClockTimer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in count += 1 }
    stage.advance(by: 0.01)
    timer.invalidate()
    #expect(count > 1 && count <= 101)
  }

  @Test("fire() fires at once; a timer that does not repeat is done then")
  func firing() {
    let timer = start("a", 5)
    timer.fire()
    timer.fire()
    stage.advance(by: 10)
    #expect(log.take() == ["a"])
    let repeating = start("b", 5, repeats: true)
    repeating.fire()
    #expect(repeating.isValid)
    stage.advance(by: 5)
    #expect(log.take() == ["b", "b"])
    repeating.invalidate()
  }

  @Test("what a timer changes is drawn")
  func drawing() {
    let view = View(frame: stage.window.bounds)
    stage.window.addSubview(view)
    ClockTimer.scheduledTimer(withTimeInterval: 0.5) { [unowned view] _ in
      view.backgroundColor = .red
    }
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount > frames)
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .red)
  }

  @Test("a timer keeps its closure until it has fired or was invalidated, and no longer")
  func memory() {
    weak var kept: Log?
    do {
      let held = Log()
      kept = held
      ClockTimer.scheduledTimer(withTimeInterval: 0.1) { _ in held.add("x") }
    }
    #expect(kept != nil)
    stage.advance(by: 0.1)
    #expect(kept == nil)
    do {
      let held = Log()
      kept = held
      ClockTimer.scheduledTimer(withTimeInterval: 0.1) { _ in held.add("x") }.invalidate()
    }
    #expect(kept == nil)
  }
}
