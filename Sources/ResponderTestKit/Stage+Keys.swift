import ResponderPlatform

extension Stage {
  /// A key goes down. As every key, it goes to the application's key window, and to nobody while another
  /// program has the keyboard: see ``keyboardFocus(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: Which modifiers are held.
  ///   - characters: What it types; by default what a US keyboard would.
  public func keyDown(
    _ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    send(.down, key, modifiers, characters)
  }

  /// A key that is held repeats.
  public func keyRepeat(
    _ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    send(.repeat, key, modifiers, characters)
  }

  /// A key comes up.
  public func keyUp(_ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = []) {
    send(.up, key, modifiers, nil)
  }

  /// A key goes down and comes up.
  public func keyPress(_ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = []) {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
  }

  /// Types a text, a key for each character.
  public func type(_ text: String) {
    for character in text {
      let (key, modifiers) = USKeyboard.key(for: character)
      keyDown(key, modifiers: modifiers, characters: String(character))
      keyUp(key, modifiers: modifiers)
    }
  }

  /// The keyboard goes to another program, and comes back with `true`.
  public func keyboardFocus(_ hasKeyboard: Bool) {
    // As on a desktop, the input method goes with the keyboard.
    if !hasKeyboard, display.hasKeyboard, let surface = display.textInput?.surface {
      application.textInput(.left, on: surface)
    }
    display.hasKeyboard = hasKeyboard
    application.input(
      .keyboardFocus(seat: 0, surface: hasKeyboard ? surface : nil, held: []))
    application.settle()
  }

  /// The surface that a compositor would give the keyboard to.
  private var keySurface: HeadlessSurface? {
    if popupsTakeKeyboard, let popup = display.popups.last(where: \.isGrabbing) { return popup }
    return display.surfaces.first {
      application.window(showing: $0).map { $0 === application.keyWindow } ?? false
    } ?? surface
  }

  private static let modifierKeys: Set<KeyboardHIDUsage> = [
    .keyboardLeftControl, .keyboardRightControl, .keyboardLeftShift, .keyboardRightShift,
  ]

  private func send(
    _ kind: KeyFrame.Kind, _ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags,
    _ characters: String?
  ) {
    // A drag goes by what is held, wherever the keyboard is.
    if Self.modifierKeys.contains(key) { self.modifiers = modifiers }
    guard display.hasKeyboard, let surface = keySurface else { return }
    let plain = USKeyboard.characters(of: key, modifiers: modifiers.intersection(.shift))
    let typed =
      characters
      ?? (modifiers.isDisjoint(with: [.control, .command])
        ? USKeyboard.characters(of: key, modifiers: modifiers) : plain)
    application.input(
      .key(
        KeyFrame(
          seat: 0, surface: surface, kind: kind, code: key.evdevCode, keysym: 0, characters: typed,
          charactersIgnoringModifiers: characters ?? plain,
          plainCharacters: characters ?? USKeyboard.characters(of: key, modifiers: []),
          modifiers: modifiers,
          timestamp: now)))
    application.settle()
  }
}
