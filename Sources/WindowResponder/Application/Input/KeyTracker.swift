import ResponderPlatform

/// An object that turns key events into text, commands and presses.
@MainActor final class KeyTracker {
  private unowned let application: Application
  private var held: [KeyPosition: Press] = [:]
  /// The uses of the keys that are down and are no presses. A repeated key has the same use.
  private var used: [KeyPosition: Use] = [:]

  /// The session that performs the editing keys of text.
  private lazy var textKeys = TextKeySession()

  /// The use of a key that is no press.
  private enum Use {
    case text, command
  }

  init(application: Application) {
    self.application = application
  }

  func handle(_ frame: KeyFrame) {
    application.modifiers = frame.modifiers
    let place = KeyPosition(frame)
    if frame.kind != .up, let inspector = Inspection.observer,
      let window = application.window(for: frame.surface), inspector.takes(Key(frame), in: window)
    {
      return
    }
    if frame.kind != .up { application.programContext.textInputSession?.keyWasUsed() }
    switch frame.kind {
    case .down:
      guard let window = application.window(for: frame.surface) else { return }
      if held[place] != nil { finish(place, .cancelled, at: frame.timestamp) }
      window.focus.keyWasUsed()
      used[place] = use(frame, in: window)
      if used[place] == nil { begin(place, frame, in: window) }
    case .repeat:
      if let window = application.window(for: frame.surface) { repeatKey(place, frame, in: window) }
    case .up:
      used[place] = nil
      finish(place, .ended, at: frame.timestamp)
    }
  }

  /// Uses a key for a command or as text. Returns `nil` for a key that becomes a press.
  ///
  /// Text input and keys that move the focus have priority over commands, except for commands with priority
  /// over system behavior.
  private func use(_ frame: KeyFrame, in window: Window) -> Use? {
    if takesText(in: window) {
      if performCommand(frame, in: window, isSystemKey: true) { return .command }
      if typeText(frame, in: window) {
        tell(frame, .text)
        return .text
      }
    }
    let movesFocus = window.focus.isMoved(by: Key(frame))
    return performCommand(frame, in: window, isSystemKey: movesFocus) ? .command : nil
  }

  /// Repeats the use of a key that is held. A repeated press only moves the focus again.
  private func repeatKey(_ place: KeyPosition, _ frame: KeyFrame, in window: Window) {
    if let press = held[place] {
      if press.movedFocus { window.repeatFocusMove(for: press) }
      return
    }
    switch used[place] {
    case .text: _ = typeText(frame, in: window)
    case .command: performAgain(frame, in: window)
    case nil: _ = use(frame, in: window)
    }
  }

  /// Cancels the presses of a seat's keys after it has lost the keyboard focus.
  func cancelAll(seat: Int) {
    used = used.filter { $0.key.seat != seat }
    for place in held.keys where place.seat == seat {
      finish(place, .cancelled, at: application.now)
    }
  }

  /// Cancels presses whose responders leave the window.
  func cancelPresses(where condition: (Press) -> Bool) {
    for (place, press) in held where condition(press) {
      finish(place, .cancelled, at: application.now)
    }
  }

  // MARK: Presses

  private func begin(_ place: KeyPosition, _ frame: KeyFrame, in window: Window) {
    let press = Press(key: Key(frame), timestamp: frame.timestamp, window: window)
    press.responder = window.focus.keyResponder
    held[place] = press
    send(press, at: frame.timestamp)
    tell(frame, .press(press))
  }

  private func tell(_ frame: KeyFrame, _ use: KeyUse) {
    if let observer = application.keyObserver { observer(Key(frame), use) }
    if let inspector = Inspection.observer {
      inspector.keyWasUsed(Key(frame), as: use.words, by: use.user)
    }
  }

  private func finish(_ place: KeyPosition, _ phase: Press.Phase, at time: Double) {
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

  // MARK: Commands

  /// Performs the command of a key. Returns a Boolean value that indicates whether there is one.
  private func performCommand(_ frame: KeyFrame, in window: Window, isSystemKey: Bool) -> Bool {
    guard !frame.meaning.isComposing else { return false }
    let search = KeyCommandSearch(application: application, window: window)
    guard let match = search.match(KeyStroke(Key(frame)), isSystemKey: isSystemKey) else {
      return false
    }
    application.sendAction(match.action, to: match.target, from: match.entry.command, for: nil)
    tell(frame, .command(match.entry.command, target: match.target))
    return true
  }

  private func performAgain(_ frame: KeyFrame, in window: Window) {
    if takesText(in: window), performCommand(frame, in: window, isSystemKey: true) { return }
    _ = performCommand(frame, in: window, isSystemKey: false)
  }

  // MARK: Text

  /// Returns a Boolean value that indicates whether the first responder takes text and no other view receives
  /// the keys.
  private func takesText(in window: Window) -> Bool {
    window.focus.textResponder is any KeyInput
  }

  /// Sends a key to a first responder that takes text. Returns a Boolean value that indicates whether it was
  /// used.
  private func typeText(_ frame: KeyFrame, in window: Window) -> Bool {
    guard takesText(in: window), let input = window.focus.firstResponder as? any KeyInput,
      type(frame, into: input)
    else { return false }
    input.revealTyping()
    return true
  }

  private func type(_ frame: KeyFrame, into input: any KeyInput) -> Bool {
    if frame.meaning.isComposing { return true }
    if let input = input as? any TextInput { return edit(input, with: frame) }
    if !frame.modifiers.isDisjoint(with: [.control, .alternate, .command]) { return false }
    switch frame.keyCode {
    case .keyboardDeleteOrBackspace:
      input.deleteBackward()
      return true
    case .keyboardReturnOrEnter, .keypadEnter:
      input.insertText("\n")
      return true
    default:
      guard let text = frame.typedText else { return false }
      input.insertText(text)
      return true
    }
  }

  /// Sends a key to a text input. Returns a Boolean value that indicates whether it was used.
  private func edit(_ input: any TextInput, with frame: KeyFrame) -> Bool {
    let key = frame.keyCode
    let text = frame.typedText
    if let command = TextKeyCommand(key, frame.modifiers) {
      return textKeys.perform(command, on: input)
    }
    if !frame.modifiers.isDisjoint(with: [.control, .alternate, .command]) { return false }
    if key == .keyboardReturnOrEnter || key == .keypadEnter {
      return textKeys.type("\n", into: input)
    }
    if key == .keyboardTab, input.isMultiline, !frame.modifiers.contains(.shift) {
      return textKeys.type("\t", into: input)
    }
    return text.map { textKeys.type($0, into: input) } ?? false
  }
}

extension KeyFrame {
  /// The text that the key types without control characters, or `nil` if there is none.
  fileprivate var typedText: String? {
    let text = String(
      String.UnicodeScalarView(
        meaning.characters.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    return text.isEmpty ? nil : text
  }
}
