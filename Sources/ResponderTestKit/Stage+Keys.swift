import ResponderPlatform

extension Stage {
  /// A key goes down. As every key, it goes to the application's key window, and to nobody while another
  /// program has the keyboard: see ``keyboardFocus(_:)``.
  ///
  /// The keyboard is a US one without Num Lock. For another layout, say what the key means there:
  ///
  ///     stage.keyDown(.keyboardCapsLock, as: .keyboardEscape)  // Caps Lock and Escape are exchanged
  ///     stage.keyDown(.keyboardQ, characters: "a")  // A French layout
  ///     stage.keyDown(.keyboardDeleteOrBackspace, characters: "n")  // A virtual keyboard's own layout
  ///
  /// A modifier key, such as Control, holds its modifier for every key, click and drag until
  /// ``keyUp(_:modifiers:)``.
  ///
  /// - Parameters:
  ///   - key: The key, by its position: `Key.physicalKeyCode`.
  ///   - meaning: What the layout makes of the key; by default what a US keyboard does. `Key.keyCode` is
  ///     this where it is a function, such as Escape.
  ///   - modifiers: Which modifiers are held; by default those of the modifier keys that are down.
  ///   - characters: What it types, whatever modifiers are held; by default what a US keyboard would. A key
  ///     that types a character has no function.
  public func keyDown(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    let applied = hold(key, .down, modifiers)
    send(.down, key, StageKey(key, as: meaning, applied, characters: characters), applied)
  }

  /// A key that is held repeats. The parameters are those of
  /// ``keyDown(_:as:modifiers:characters:)``.
  public func keyRepeat(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    let applied = modifiers.isEmpty ? heldModifiers : modifiers
    send(.repeat, key, StageKey(key, as: meaning, applied, characters: characters), applied)
  }

  /// A key comes up: the one at this position, whatever it meant when it went down.
  public func keyUp(_ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = []) {
    let applied = hold(key, .up, modifiers)
    send(.up, key, StageKey(key, as: nil, applied, characters: nil), applied)
  }

  /// A key goes down and comes up. The parameters are those of
  /// ``keyDown(_:as:modifiers:characters:)``.
  public func keyPress(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    keyDown(key, as: meaning, modifiers: modifiers, characters: characters)
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

  /// The modifiers that keys hold, by the key.
  private static let modifierKeys: [KeyboardHIDUsage: KeyModifierFlags] = [
    .keyboardLeftControl: .control, .keyboardRightControl: .control, .keyboardLeftShift: .shift,
    .keyboardRightShift: .shift, .keyboardLeftAlt: .alternate, .keyboardLeftGUI: .command,
    .keyboardRightGUI: .command,
  ]

  /// Follows a modifier key that goes down or up, and returns the modifiers that apply to a key.
  ///
  /// As on a desktop, the modifiers of a key are those before it, and a change of them follows it.
  private func hold(
    _ key: KeyboardHIDUsage, _ kind: KeyFrame.Kind, _ modifiers: KeyModifierFlags
  ) -> KeyModifierFlags {
    let applied = modifiers.isEmpty ? heldModifiers : modifiers
    guard let own = Self.modifierKeys[key] else { return applied }
    heldKeys[key] = kind == .up ? nil : modifiers.isEmpty ? own : modifiers
    // A drag goes by what is held, wherever the keyboard is.
    self.modifiers = kind == .up && !modifiers.isEmpty ? modifiers : heldModifiers
    return applied
  }

  /// The modifiers of the modifier keys that are down.
  private var heldModifiers: KeyModifierFlags {
    heldKeys.values.reduce(into: []) { $0.formUnion($1) }
  }

  private func send(
    _ kind: KeyFrame.Kind, _ key: KeyboardHIDUsage, _ stroke: StageKey,
    _ modifiers: KeyModifierFlags
  ) {
    guard display.hasKeyboard, let surface = keySurface else { return }
    application.input(
      .key(
        KeyFrame(
          seat: 0, surface: surface, kind: kind, code: stroke.code,
          keysym: stroke.keysym.rawValue, characters: stroke.typed,
          charactersIgnoringModifiers: stroke.ignoringModifiers, plainCharacters: stroke.plain,
          modifiers: stroke.keysym.isKeypad ? modifiers.union(.numericPad) : modifiers,
          timestamp: now)))
    if Self.modifierKeys[key] != nil {
      application.input(.modifiers(seat: 0, self.modifiers))
    }
    application.settle()
  }
}
