import ResponderTestKit
import WindowResponder

/// A step of a monkey.
enum MonkeyStep {
  case fingers([TouchStep])
  case touchesTaken
  case pointerMove(Point)
  case pointerButton(Event.ButtonMask, isDown: Bool)
  case pointerLeave
  case pointerTaken
  case wheel(Vector, at: Point)
  case touchpadScroll(Vector, at: Point)
  case touchpadScrollEnd
  case pinch(TouchpadStep, at: Point)
  case swipe(TouchpadStep, at: Point)
  case key(KeyboardHIDUsage, KeyModifierFlags, KeyStep)
  case compose(String)
  case commit(String)
  case keyboard(Bool)
  case resize(Size)
  case activated(Bool)
  case suspended(Bool)
  case wait(Double)
  case draw
  case dismissPopups
  case desktop(DesktopStep)

  /// A change of a touch.
  enum TouchStep {
    case down(Int, Point)
    case move(Int, Point)
    case up(Int)
  }

  /// A phase of a touchpad gesture.
  enum TouchpadStep {
    case begin, change, end, cancel
  }

  /// An action of a key.
  enum KeyStep {
    case press, down, again, up
  }

  /// Another event of the desktop.
  enum DesktopStep: CaseIterable {
    case copy, shake, dark, light, calm, lively, play
  }
}

extension MonkeyStep {
  /// Performs the step.
  @MainActor func play(on stage: Stage) {
    switch self {
    case .fingers(let changes):
      for change in changes { Self.play(change, on: stage) }
      stage.frame()
    case .touchesTaken: stage.touchCancel()
    case .pointerMove(let place): stage.pointerMove(to: place)
    case .pointerButton(let button, true): stage.pointerDown(button)
    case .pointerButton(let button, false): stage.pointerUp(button)
    case .pointerLeave: stage.pointerLeave()
    case .pointerTaken: stage.pointerCancel()
    case .wheel(let delta, let place): stage.scroll(by: delta, at: place)
    case .touchpadScroll(let delta, let place): stage.touchpadScroll(by: delta, at: place)
    case .touchpadScrollEnd: stage.touchpadScrollEnd()
    case .pinch(let step, let place): Self.pinch(step, at: place, on: stage)
    case .swipe(let step, let place): Self.swipe(step, at: place, on: stage)
    case .key(let key, let modifiers, let step): Self.play(key, modifiers, step, on: stage)
    case .compose(let text): stage.composeText(text)
    case .commit(let text): stage.commitText(text)
    case .keyboard(let isHere): stage.keyboardFocus(isHere)
    case .resize(let size): stage.resize(to: size)
    case .activated(let isOn): stage.setActivated(isOn)
    case .suspended(let isOn): stage.setSuspended(isOn)
    case .wait(let seconds): stage.advance(by: seconds)
    case .draw: stage.render()
    case .dismissPopups: stage.dismissPopups()
    case .desktop(let step): Self.play(step, on: stage)
    }
  }

  @MainActor private static func play(_ change: TouchStep, on stage: Stage) {
    switch change {
    case .down(let id, let place): stage.touchDown(id, at: place)
    case .move(let id, let place): stage.touchMove(id, to: place)
    case .up(let id): stage.touchUp(id)
    }
  }

  @MainActor private static func pinch(_ step: TouchpadStep, at place: Point, on stage: Stage) {
    switch step {
    case .begin: stage.touchpadPinchBegan(at: place)
    case .change:
      stage.touchpadPinchChanged(scale: 1.3, rotation: 0.2, by: Vector(dx: 3, dy: -2))
    case .end: stage.touchpadPinchEnded()
    case .cancel: stage.touchpadPinchEnded(cancelled: true)
    }
  }

  @MainActor private static func swipe(_ step: TouchpadStep, at place: Point, on stage: Stage) {
    switch step {
    case .begin: stage.touchpadSwipeBegan(at: place)
    case .change: stage.touchpadSwipeChanged(by: Vector(dx: 30, dy: 1))
    case .end: stage.touchpadSwipeEnded()
    case .cancel: stage.touchpadSwipeEnded(cancelled: true)
    }
  }

  @MainActor private static func play(
    _ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags, _ step: KeyStep, on stage: Stage
  ) {
    switch step {
    case .press: stage.keyPress(key, modifiers: modifiers)
    case .down: stage.keyDown(key, modifiers: modifiers)
    case .again: stage.keyRepeat(key, modifiers: modifiers)
    case .up: stage.keyUp(key, modifiers: modifiers)
    }
  }

  @MainActor private static func play(_ step: DesktopStep, on stage: Stage) {
    switch step {
    case .copy: stage.copyElsewhere("from elsewhere")
    case .shake: stage.shake()
    case .dark: stage.application.apply(SystemAppearance(colorScheme: .dark, textScale: 1.25))
    case .light: stage.application.apply(SystemAppearance(colorScheme: .light))
    case .calm: stage.setReducedMotion(true)
    case .lively: stage.setReducedMotion(false)
    case .play: stage.remoteControl(.remoteControlTogglePlayPause)
    }
  }
}
