import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct GestureInterruptionTests {
  let scene = GestureScene()

  /// Returns a pan recognizer that has begun.
  private func panning() -> PanGestureRecognizer {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.move(90, 50)
    #expect(scene.take() == ["v began", "v cancelled", "pan began"])
    return pan
  }

  /// Checks that no gesture is in progress, that no timer runs, and that the recognizers are in the possible
  /// state.
  private func expectRest(_ recognizers: GestureRecognizer...) {
    for recognizer in recognizers { #expect(recognizer.state == .possible) }
    #expect(scene.stage.window.touchDispatcher.gestures.inPlay.isEmpty)
    #expect(scene.stage.application.nextTimer == nil)
  }

  // MARK: D7

  @Test("D7: disabled while it recognises: cancelled, and the action fires at once")
  func disabled() {
    let pan = panning()
    pan.isEnabled = false
    #expect(scene.takeGestures() == ["pan cancelled"])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    scene.move(99, 50)
    scene.up()
    #expect(scene.takeGestures().isEmpty)
    expectRest(pan)
  }

  @Test("D7: removed while it recognises: cancelled, while the view is still known")
  func removed() {
    let pan = panning()
    var view: View?
    pan.addAction(Action { [unowned pan] _ in view = pan.view })
    scene.view.removeGestureRecognizer(pan)
    #expect(scene.takeGestures() == ["pan cancelled"])
    #expect(view === scene.view)
    #expect(pan.view == nil)
    scene.up()
    expectRest(pan)
  }

  @Test("D7: its view leaves the window, or the window closes: cancelled once")
  func viewLeaves() {
    let pan = panning()
    scene.view.removeFromSuperview()
    #expect(scene.takeGestures() == ["pan cancelled"])
    scene.up()
    scene.stage.window.addSubview(scene.view)
    scene.down(50, 50)
    scene.move(90, 50)
    scene.stage.window.close()
    #expect(scene.takeGestures() == ["pan began", "pan cancelled"])
    expectRest(pan)
  }

  @Test("D7: the view with the recognizer leaves, and the finger's view is elsewhere by then")
  func onlyTheRecognizersViewLeaves() {
    let inner = TouchView("inner", Rect(x: 0, y: 0, width: 100, height: 100), log: scene.log)
    scene.view.addSubview(inner)
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    scene.down(50, 50)
    scene.move(90, 50)
    scene.stage.window.addSubview(inner)
    scene.view.removeFromSuperview()
    #expect(scene.log.take() == ["inner began", "pan began", "inner moved", "pan cancelled"])
    scene.up()
    #expect(scene.log.take() == ["inner ended"])
    expectRest(pan)
  }

  @Test("D7: disabled while nothing is decided, it has failed")
  func disabledWhilePossible() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    scene.down(50, 50)
    tap.isEnabled = false
    scene.up()
    #expect(scene.take() == ["v began", "v ended"])
    expectRest(tap)
  }

  @Test("D7: the app resigns active in the middle: cancelled")
  func resignsActive() {
    let pan = panning()
    scene.stage.application.cancelTouches()
    #expect(scene.takeGestures() == ["pan cancelled"])
    expectRest(pan)
  }

  // MARK: Changes in an action

  @Test("disabled and enabled again in its own action: cancelled, and the finger is ignored")
  func cancelsItself() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.addAction(
      Action { [unowned pan] _ in
        guard pan.state == .changed else { return }
        pan.isEnabled = false
        pan.isEnabled = true
      })
    scene.down(50, 50)
    scene.move(90, 50)
    scene.move(95, 50)
    scene.move(99, 50)
    scene.up()
    #expect(scene.takeGestures() == ["pan began", "pan changed", "pan cancelled"])
    expectRest(pan)
  }

  @Test("B9: removed and dropped in its own action, the recognizer is freed, without a crash")
  func droppedInItsAction() {
    weak var gone: TapGestureRecognizer?
    do {
      let tap = TapGestureRecognizer()
      gone = tap
      tap.addAction(
        Action { [unowned view = scene.view, log = scene.log] action in
          log.add("tap")
          if let tap = action.sender as? GestureRecognizer { view.removeGestureRecognizer(tap) }
        })
      scene.view.addGestureRecognizer(tap)
    }
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["tap"])
    #expect(gone == nil)
    expectRest()
  }

  @Test("B9: its view removed in its action: no second delivery", arguments: [0, 1, 2])
  func viewRemovedInAction(when: Int) {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    let states: [GestureRecognizer.State] = [.began, .changed, .ended]
    pan.addAction(
      Action { [unowned pan, unowned view = scene.view] _ in
        if pan.state == states[when] { view.removeFromSuperview() }
      })
    scene.down(50, 50)
    scene.move(90, 50)
    scene.move(99, 50)
    scene.up()
    let all = ["v began", "v cancelled", "pan began", "pan changed", "pan ended"]
    #expect(scene.take() == all.prefix(3 + when) + (when < 2 ? ["pan cancelled"] : []))
    expectRest(pan)
  }

  @Test("B9: a window closed in an action", arguments: [true, false])
  func windowClosed(onTap: Bool) {
    let recognizer = scene.add(onTap ? TapGestureRecognizer() : PanGestureRecognizer(), "r")
    recognizer.addAction(
      Action { [unowned recognizer, unowned stage = scene.stage] _ in
        if recognizer.state != .cancelled { stage.window.close() }
      })
    scene.down(50, 50)
    if !onTap { scene.move(90, 50) }
    scene.up()
    #expect(scene.takeGestures() == (onTap ? ["r ended"] : ["r began", "r cancelled"]))
    expectRest(recognizer)
  }

  @Test("B8: cancelTouches() in an action")
  func cancelTouchesInAction() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.addAction(
      Action { [unowned pan, unowned stage = scene.stage] _ in
        if pan.state == .began { stage.application.cancelTouches() }
      })
    scene.down(50, 50)
    scene.move(90, 50)
    scene.up()
    #expect(scene.take() == ["v began", "v cancelled", "pan began", "pan cancelled"])
    expectRest(pan)
  }

  @Test("a recognizer that removes another, which would be next, in its touch method")
  func removesTheNext() {
    let first = scene.add(ScriptedRecognizer(log: scene.log), "first")
    let second = scene.add(ScriptedRecognizer(log: scene.log), "second")
    first.onBegan = { [unowned second] _ in second.view?.removeGestureRecognizer(second) }
    scene.down(50, 50)
    scene.up()
    #expect(scene.takeGestures() == ["first began", "first ended"])
    expectRest(first, second)
  }

  @Test("a delegate that disables others, and its own, while it is asked")
  func delegateInterferes() {
    final class Meddler: GestureRecognizerDelegate {
      var victims: [GestureRecognizer] = []
      func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool {
        for victim in victims { victim.isEnabled = false }
        return true
      }
    }
    let meddler = Meddler()
    let one = scene.add(PanGestureRecognizer(), "one")
    let two = scene.add(PanGestureRecognizer(), "two")
    let three = scene.add(TapGestureRecognizer(), "three")
    one.delegate = meddler
    meddler.victims = [one, three]
    scene.down(50, 50)
    scene.move(90, 50)
    scene.up()
    #expect(scene.takeGestures() == ["one began", "one cancelled", "two began", "two ended"])
    expectRest(one, two, three)
  }

  @Test("a view that, losing its finger, disables the recognizer: no began, and an end")
  func viewInterferes() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.view.onCancelled = { [unowned pan] _, _ in pan.isEnabled = false }
    scene.down(50, 50)
    scene.move(90, 50)
    scene.up()
    #expect(scene.take() == ["v began", "v cancelled", "pan cancelled"])
    expectRest(pan)
  }

  @Test("an action that sets its own state for ever comes to an end")
  func selfMadeLoop() {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    recognizer.addAction(
      Action { [unowned recognizer] _ in
        recognizer.state = .changed
        recognizer.state = .changed
      })
    recognizer.onBegan = { $0.state = .began }
    scene.down(50, 50)
    #expect(scene.takeGestures() == ["r began", "r changed"])
    recognizer.state = .ended
    scene.up()
    expectRest(recognizer)
  }

  @Test("an action that turns the application round delivers nothing twice")
  func reentrancy() {
    scene.add(TapGestureRecognizer(), "tap").addAction(
      Action { [unowned stage = scene.stage, log = scene.log] _ in
        stage.touchDown(1, at: Point(x: 100, y: 100))
        stage.frame()
        log.add("action returns")
      })
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["tap ended", "action returns"])
    scene.up(1)
    #expect(scene.takeGestures() == ["tap ended", "action returns"])
  }

  @Test("B8: a recognizer moved to another view in the middle is cancelled, and works there")
  func movedElsewhere() {
    let pan = panning()
    let other = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    scene.stage.window.addSubview(other)
    other.addGestureRecognizer(pan)
    #expect(scene.takeGestures() == ["pan cancelled"])
    scene.up()
    scene.stage.drag(from: Point(x: 250, y: 50), to: Point(x: 250, y: 90))
    #expect(Set(scene.takeGestures()) == ["pan began", "pan changed", "pan ended"])
    expectRest(pan)
  }

  // MARK: Keys

  /// A view that logs the presses it receives.
  private final class KeyView: View {
    let log: Log
    init(log: Log) {
      self.log = log
      super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      log.add("began")
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      log.add("ended")
    }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
      log.add("cancelled \(presses.first?.phase == .cancelled)")
    }
  }

  private func keyView() -> KeyView {
    let view = KeyView(log: scene.log)
    scene.stage.window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  @Test("D2: a tap of an allowed key takes the key from the view; other keys go their way")
  func keyTap() {
    let view = keyView()
    scene.add(TapGestureRecognizer(), "tap", to: view).allowedPressTypes = [.select]
    scene.stage.keyPress(.keyboardA)
    #expect(scene.log.take() == ["began", "ended"])
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(scene.log.take() == ["began", "cancelled true", "tap ended"])
    expectRest()
  }

  @Test("D2: a key is withheld as a finger is, and delivered in order when the gesture fails")
  func keyDelayed() {
    let view = keyView()
    let press = scene.add(LongPressGestureRecognizer(), "press", to: view)
    press.allowedPressTypes = [.select]
    press.delaysTouchesBegan = true
    scene.stage.keyDown(.keyboardReturnOrEnter)
    #expect(scene.log.take().isEmpty)
    scene.stage.keyUp(.keyboardReturnOrEnter)
    #expect(scene.log.take() == ["began", "ended"])
    scene.stage.keyDown(.keyboardReturnOrEnter)
    scene.stage.advance(by: 0.6)
    scene.stage.keyUp(.keyboardReturnOrEnter)
    #expect(scene.log.take() == ["press began", "press ended"])
    expectRest(press)
  }

  @Test("D6: shouldReceive(press) hides a key")
  func keyHidden() {
    final class Deaf: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive press: Press
      ) -> Bool { press.type != .menu }
    }
    let deaf = Deaf()
    let view = keyView()
    let recognizer = scene.add(ScriptedRecognizer(log: scene.log), "r", to: view)
    recognizer.allowedPressTypes = [.select, .menu]
    recognizer.delaysTouchesEnded = false
    recognizer.delegate = deaf
    scene.stage.keyPress(.keyboardEscape)
    #expect(scene.log.take() == ["began", "ended"])
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(scene.log.take() == ["r key began", "began", "r key ended", "ended"])
  }

  @Test("H1: a view that leaves before it heard that the key is up hears cancelled")
  func keyViewLeaves() {
    let view = keyView()
    let tap = scene.add(TapGestureRecognizer(), "double", to: view)
    tap.allowedPressTypes = [.select]
    tap.numberOfTapsRequired = 2
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(scene.log.take() == ["began"])
    view.removeFromSuperview()
    #expect(scene.log.take() == ["cancelled true"])
    scene.stage.advance(by: 1)
    #expect(scene.log.take().isEmpty)
    expectRest(tap)
  }
}
