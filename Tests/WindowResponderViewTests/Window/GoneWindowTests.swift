import ResponderPlatform
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of an application that closes a window during a call to one of its objects, and releases the window.
///
/// The call ends as usual, no further calls are made, and the window is freed.
@MainActor @Suite("Windows that go in the middle of a call", .serialized) struct GoneWindowTests {
  private let stage = Stage(size: Size(width: 300, height: 300))

  /// Performs actions in a window that is closed and released during the call with a given name, and checks
  /// that the window is freed.
  private func play(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ actions: (GoneWindow) -> Void
  ) {
    let gone = GoneWindow(stage, goesAt: name)
    actions(gone)
    stage.advance(by: 1)
    #expect(gone.isTaken, "the call came", sourceLocation: sourceLocation)
    #expect(gone.window == nil, "the window is freed", sourceLocation: sourceLocation)
    #expect(stage.application.windows.count == 1, sourceLocation: sourceLocation)
    #expect(stage.application.keyWindow === stage.window, sourceLocation: sourceLocation)
  }

  @Test(
    "first responders",
    arguments: [
      "canBecome", "canResign", "become", "become after", "resign", "resign after", "focus",
      "focus after", "didUpdateFocus",
    ])
  func firstResponders(name: String) {
    play(name) { gone in
      gone.text?.becomeFirstResponder()
      gone.plain?.becomeFirstResponder()
      gone.plain?.resignFirstResponder()
    }
  }

  @Test(
    "first responders that the Tab key goes to and from",
    arguments: [
      "canBecome", "canResign", "become", "become after", "resign", "resign after", "focus",
      "focus after", "shouldUpdateFocus", "didUpdateFocus",
    ])
  func tabbing(name: String) {
    play(name) { gone in
      gone.text?.becomeFirstResponder()
      for _ in 0..<4 { stage.keyPress(.keyboardTab) }
      for _ in 0..<4 { stage.keyPress(.keyboardTab, modifiers: .shift) }
    }
  }

  @Test(
    "first responders of a window that is closed, and views that are taken away or hidden",
    arguments: ["canResign", "resign", "resign after", "focus", "didUpdateFocus"])
  func leavingFirstResponders(name: String) {
    play(name) { gone in
      gone.text?.becomeFirstResponder()
      gone.window?.close()
      gone.letGo()
    }
    play(name) { gone in
      gone.text?.becomeFirstResponder()
      gone.text?.removeFromSuperview()
    }
    play(name) { gone in
      gone.plain?.becomeFirstResponder()
      stage.keyPress(.keyboardTab)
      gone.text?.becomeFirstResponder()
      gone.text?.isHidden = true
      gone.text?.removeFromSuperview()
    }
  }

  @Test(
    "drawing, layout, themes and coming into the window",
    arguments: [
      "draw", "layout", "theme", "tint", "leaves", "has left", "has come", "window layout",
      "window layout after", "root willAppear", "root isAppearing",
      "root didAppear", "root willDisappear", "root didDisappear", "root willLayout",
      "root didLayout", "becomeKey", "resignKey",
    ])
  func drawing(name: String) {
    play(name) { gone in
      gone.text?.setNeedsLayout()
      gone.text?.setNeedsDisplay()
      stage.render()
      stage.advance(by: 0.1)
      gone.window?.tintColor = .red
      gone.window?.overrideTheme = .dark
      stage.render()
      gone.resize(to: Size(width: 250, height: 220))
      gone.comeAndGo()
      stage.window.makeKey()
      stage.render()
      gone.window?.rootViewController = nil
    }
  }

  @Test(
    "frames: display links, animations and their ends, timers",
    arguments: ["link", "animation", "completion", "timer", "spring"])
  func frames(name: String) {
    play(name) { gone in
      gone.moveEverything()
      stage.advance(by: 0.5)
      gone.suspend()
      stage.advance(by: 2)
    }
  }

  @Test("frames that a window gets that is not seen", arguments: ["completion", "spring", "timer"])
  func unseenFrames(name: String) {
    play(name) { gone in
      stage.advance(by: 0.1)
      gone.suspend()
      gone.moveEverything()
      stage.advance(by: 2)
    }
  }

  @Test("an animator that is kept and paused outlives the window that it moves")
  func pausedAnimators() {
    var window: Window? = Window(size: Size(width: 100, height: 100))
    weak let gone = window
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(other)
    window?.makeKeyAndVisible()
    stage.render()
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      gone?.alpha = 0.5
      other.alpha = 0.5
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    animator.pauseAnimation()
    stage.advance(by: 0.2)
    window?.close()
    window = nil
    #expect(gone == nil)
    animator.fractionComplete = 0.7
    stage.advance(by: 0.1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    stage.advance(by: 0.1)
    #expect(other.alpha > 0.5 && other.alpha < 1)
  }

  @Test(
    "scrolling",
    arguments: [
      "didScroll", "willBeginDragging", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating", "didEndScrollingAnimation", "didZoom", "willBeginZooming",
      "didEndZooming",
    ])
  func scrolling(name: String) {
    play(name) { gone in
      gone.flingAndZoom()
      gone.scroll?.setContentOffset(Point(x: 0, y: 20), animated: true)
      stage.advance(by: 1)
    }
  }

  @Test("scrolling by wheel, touchpad and keys", arguments: ["didScroll", "sendEvent"])
  func otherScrolling(name: String) {
    play(name) { gone in gone.wheel(source: .wheel) }
    play(name) { gone in gone.wheel(source: .finger) }
    play(name) { gone in
      stage.keyPress(.keyboardDownArrow)
      stage.keyPress(.keyboardPageDown)
      stage.advance(by: 1)
    }
  }

  @Test(
    "keys",
    arguments: [
      "insertText", "deleteBackward", "keyCommands", "ping", "pressesBegan", "pressesEnded",
      "sendEvent", "sendEvent after", "action primaryActionTriggered", "remoteControl",
    ])
  func keys(name: String) {
    play(name) { gone in
      gone.text?.becomeFirstResponder()
      stage.type("ab")
      stage.keyPress(.keyboardDeleteOrBackspace)
      stage.keyPress(.keyboardK, modifiers: .control)
      gone.plain?.becomeFirstResponder()
      stage.keyDown(.keyboardA)
      stage.keyRepeat(.keyboardA)
      stage.keyUp(.keyboardA)
      stage.keyPress(.keyboardTab)
      for _ in 0..<4 {
        stage.keyPress(.keyboardTab)
        stage.keyPress(.keyboardSpacebar)
      }
      stage.application.beginReceivingRemoteControlEvents()
      gone.plain?.becomeFirstResponder()
      stage.remoteControl(.remoteControlPlay)
      stage.application.endReceivingRemoteControlEvents()
    }
  }

  @Test(
    "the pointer",
    arguments: [
      "hitTest", "touchesBegan", "touchesMoved", "touchesEnded", "hover", "sendEvent",
      "sendEvent after", "action touchDown", "action touchUpInside", "action touchDragInside",
      "action allTouchEvents",
    ])
  func pointer(name: String) {
    play(name) { gone in
      for place in gone.locations {
        gone.pointer([.moved], at: place)
        gone.pointer([.button(code: 0x110, isDown: true)], at: place)
        gone.pointer([.moved], at: place + Vector(dx: 5, dy: 3))
        gone.pointer([.button(code: 0x110, isDown: false)], at: place + Vector(dx: 5, dy: 3))
        stage.advance(by: 0.1)
      }
      gone.pointer([.left], at: .zero)
    }
  }

  @Test(
    "fingers and what they are recognised as",
    arguments: [
      "hitTest", "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "tap", "pan",
      "press", "shouldBegin", "sendEvent", "sendEvent after", "action touchDown",
      "action touchUpInside", "action touchCancel",
    ])
  func fingers(name: String) {
    play(name) { gone in
      for place in gone.locations {
        gone.finger(place, to: place)
        stage.advance(by: 0.5)
        gone.finger(place, to: place, holding: 1)
        gone.finger(place, to: place + Vector(dx: 30, dy: 4))
        stage.advance(by: 0.2)
      }
      for place in gone.locations {
        gone.touch(.down, place)
        gone.cancelTouches()
      }
    }
  }

  @Test(
    "presentations and their ends",
    arguments: [
      "presented", "dismissed", "root willDisappear", "sheet didLoad", "sheet willAppear",
      "sheet isAppearing", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
      "sheet willLayout", "sheet didLayout",
    ], [true, false])
  func presentations(name: String, animated: Bool) {
    play(name) { gone in
      gone.present(animated: animated)
      stage.advance(by: 1)
      gone.dismiss(animated: animated)
      stage.advance(by: 1)
      stage.window.makeKey()
      gone.window?.rootViewController = nil
    }
  }

  @Test("alerts and menus", arguments: ["alert", "menu"])
  func menus(name: String) {
    play(name) { gone in
      gone.alert()
      stage.advance(by: 1)
      stage.keyPress(.keyboardReturnOrEnter)
      stage.advance(by: 1)
      gone.chooseFromMenu()
    }
  }
}
