/// Turns keys into text and presses.
@MainActor final class KeyTracker {
  private unowned let application: Application
  private var held: [HeldKey: Press] = [:]

  private struct HeldKey: Hashable {
    var seat: Int
    var code: UInt32
  }

  init(application: Application) {
    self.application = application
  }

  func handle(_ frame: KeyFrame) {
    application.modifiers = frame.modifiers
    let place = HeldKey(seat: frame.seat, code: frame.code)
    switch frame.kind {
    case .down:
      guard let window = application.window(for: frame.surface) else { return }
      if held[place] != nil { finish(place, .cancelled, at: frame.timestamp) }
      if !typeText(frame, in: window) { begin(place, frame, in: window) }
    case .repeat:
      if let window = application.window(for: frame.surface) { _ = typeText(frame, in: window) }
    case .up:
      finish(place, .ended, at: frame.timestamp)
    }
  }

  /// The keyboard went elsewhere: what is held is taken away.
  func cancelAll(seat: Int) {
    for place in held.keys where place.seat == seat {
      finish(place, .cancelled, at: application.now)
    }
  }

  /// Those that had the beginning of some presses are going: the presses are taken away.
  func cancelPresses(where condition: (Press) -> Bool) {
    for (place, press) in held where condition(press) {
      finish(place, .cancelled, at: application.now)
    }
  }

  // MARK: Presses

  private func begin(_ place: HeldKey, _ frame: KeyFrame, in window: Window) {
    let key = Key(
      keyCode: KeyboardHIDUsage(evdev: frame.code), characters: frame.characters,
      charactersIgnoringModifiers: frame.charactersIgnoringModifiers,
      modifierFlags: frame.modifiers)
    let press = Press(key: key, timestamp: frame.timestamp, window: window)
    press.responder = window.focus.keyResponder
    held[place] = press
    send(press, at: frame.timestamp)
  }

  private func finish(_ place: HeldKey, _ phase: Press.Phase, at time: Double) {
    guard let press = held.removeValue(forKey: place) else { return }
    press.phase = phase
    press.timestamp = time
    send(press, at: time)
  }

  private func send(_ press: Press, at time: Double) {
    for other in held.values where other !== press { other.phase = .stationary }
    let event = PressesEvent(presses: Set(held.values).union([press]), timestamp: time)
    event.modifierFlags = application.modifiers
    event.window = press.window
    application.sendEvent(event)
  }

  // MARK: Text

  /// Gives a key to a first responder that takes text. Tells whether it was used up.
  private func typeText(_ frame: KeyFrame, in window: Window) -> Bool {
    guard let input = window.focus.firstResponder as? any KeyInput else { return false }
    if let focused = window.focus.focusedView, focused !== window.focus.firstResponder {
      return false
    }
    if frame.isComposing { return true }
    if !frame.modifiers.isDisjoint(with: [.control, .alternate, .command]) { return false }
    switch KeyboardHIDUsage(evdev: frame.code) {
    case .keyboardDeleteOrBackspace:
      input.deleteBackward()
      return true
    case .keyboardReturnOrEnter, .keypadEnter:
      input.insertText("\n")
      return true
    default:
      let text = String(
        String.UnicodeScalarView(
          frame.characters.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
      if text.isEmpty { return false }
      input.insertText(text)
      return true
    }
  }
}
