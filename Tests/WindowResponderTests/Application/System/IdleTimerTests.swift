import ResponderTestKit
import Testing

/// Tests of timers that fire without input, and of the input that ends the idle time.
@MainActor struct IdleTimerTests {
  private let stage = Stage(size: Size(width: 200, height: 100))
  private let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
  private let log = Log()

  private final class Log {
    var events: [String] = []
    var presses = 0
  }

  init() {
    stage.window.addSubview(button)
    button.addAction(Action { [log] _ in log.presses += 1 }, for: .touchUpInside)
    stage.render()
  }

  @discardableResult private func start(_ seconds: Double = 10, swallows: Bool = true) -> IdleTimer
  {
    IdleTimer.scheduledTimer(
      withTimeInterval: seconds, swallowsFirstInput: swallows,
      didBecomeActive: { [log] _ in log.events.append("active") },
      didBecomeIdle: { [log] _ in log.events.append("idle") })
  }

  @Test("The timer fires once after the time without input, and again after the next input")
  func fires() {
    let timer = start()
    stage.advance(by: 9.9)
    #expect(log.events == [] && !timer.isIdle)
    stage.advance(by: 0.2)
    #expect(log.events == ["idle"] && timer.isIdle)
    stage.advance(by: 60)
    #expect(log.events == ["idle"])
    stage.pointerMove(to: Point(x: 5, y: 5))
    #expect(log.events == ["idle", "active"] && !timer.isIdle)
    stage.advance(by: 10)
    #expect(log.events == ["idle", "active", "idle"])
  }

  @Test("Touches, the pointer, scrolling, keys and input methods start the time again")
  func input() {
    start()
    let inputs: [() -> Void] = [
      { stage.tap(at: Point(x: 180, y: 90)) }, { stage.pointerMove(to: Point(x: 9, y: 9)) },
      { stage.scroll(by: Vector(dx: 0, dy: 10), at: Point(x: 9, y: 9)) },
      { stage.keyPress(.keyboardA) },
    ]
    for input in inputs {
      stage.advance(by: 8)
      input()
    }
    #expect(log.events == [])
    stage.advance(by: 10)
    #expect(log.events == ["idle"])
  }

  @Test("A touch that rests is input as long as it is down")
  func resting() {
    start()
    stage.touchDown(0, at: Point(x: 180, y: 90))
    stage.frame()
    stage.advance(by: 25)
    #expect(log.events == [])
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 10)
    #expect(log.events == ["idle"])
  }

  @Test("The touch that ends the idle time presses nothing, and the next one does")
  func swallowsTouch() {
    start()
    stage.advance(by: 11)
    stage.touchDown(0, at: button.center)
    stage.frame()
    #expect(log.events == ["idle", "active"])
    #expect(!button.isHighlighted)
    stage.touchDown(1, at: button.center)
    stage.frame()
    #expect(button.isHighlighted, "the second touch is no part of the first one")
    stage.touchUp(0)
    stage.touchUp(1)
    stage.frame()
    #expect(log.presses == 1)
    stage.tap(at: button.center)
    #expect(log.presses == 2)
  }

  @Test("The key that ends the idle time types nothing, also while it is held")
  func swallowsKey() {
    let view = KeyView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    start()
    stage.advance(by: 11)
    stage.keyDown(.keyboardA)
    stage.keyRepeat(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(view.began == 0 && view.ended == 0)
    stage.keyPress(.keyboardA)
    #expect(view.began == 1 && view.ended == 1)
  }

  @Test("A button that ends the idle time clicks nothing, unless the timer does not swallow")
  func swallowsButton() {
    let timer = start()
    stage.pointerMove(to: button.center)
    stage.advance(by: 11)
    stage.pointerDown()
    stage.pointerUp()
    #expect(log.presses == 0)
    timer.swallowsFirstInput = false
    stage.advance(by: 11)
    stage.pointerDown()
    stage.pointerUp()
    #expect(log.presses == 1)
  }

  @Test("A touch that is cancelled while it is swallowed leaves the next one alone")
  func cancelled() {
    start()
    stage.advance(by: 11)
    stage.touchDown(0, at: button.center)
    stage.frame()
    stage.touchCancel()
    stage.tap(at: button.center)
    #expect(log.presses == 1)
  }

  @Test("reset() counts as input, and an invalidated timer stays silent")
  func resetAndInvalidate() {
    let timer = start()
    stage.advance(by: 8)
    timer.reset()
    stage.advance(by: 8)
    #expect(log.events == [])
    timer.invalidate()
    timer.invalidate()
    stage.advance(by: 30)
    #expect(log.events == [] && !timer.isValid)
    stage.tap(at: button.center)
    #expect(log.presses == 1)
  }
}

/// A view that counts the presses it receives.
@MainActor private final class KeyView: View {
  var began = 0
  var ended = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { began += 1 }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { ended += 1 }
}
