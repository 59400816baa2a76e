import ResponderPlatform

extension Stage {
  /// Presses a key. The application's key window receives it. While another program has the keyboard focus,
  /// no window does: see ``keyboardFocus(_:)``.
  ///
  /// The keyboard is a US keyboard without Num Lock. For another layout, give the meaning of the key:
  ///
  ///     stage.keyDown(.keyboardCapsLock, as: .keyboardEscape)  // Caps Lock and Escape are exchanged
  ///     stage.keyDown(.keyboardQ, characters: "a")  // A French layout
  ///     stage.keyDown(.keyboardDeleteOrBackspace, characters: "n")  // A virtual keyboard's own layout
  ///
  /// A modifier key, such as Control, applies its modifier to all keys, clicks and drags until
  /// ``keyUp(_:modifiers:)``.
  ///
  /// - Parameters:
  ///   - key: The key by its position: `Key.physicalKeyCode`.
  ///   - meaning: The meaning of the key in the layout. The default is that of a US keyboard. If it is a
  ///     function, such as Escape, it is also `Key.keyCode`.
  ///   - modifiers: The modifiers. The default is those of the modifier keys that are down.
  ///   - characters: The typed text with any modifiers. The default is that of a US keyboard. A key that
  ///     types a character has no function.
  public func keyDown(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    let applied = hold(key, .down, modifiers)
    send(.down, key, StageKey(key, as: meaning, applied, characters: characters), applied)
  }

  /// Repeats a key that is held. The parameters are those of ``keyDown(_:as:modifiers:characters:)``.
  public func keyRepeat(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    let applied = modifiers.isEmpty ? heldModifiers : modifiers
    send(.repeat, key, StageKey(key, as: meaning, applied, characters: characters), applied)
  }

  /// Releases the key at a position, without regard to its meaning when it was pressed.
  public func keyUp(_ key: KeyboardHIDUsage, modifiers: KeyModifierFlags = []) {
    let applied = hold(key, .up, modifiers)
    send(.up, key, StageKey(key, as: nil, applied, characters: nil), applied)
  }

  /// Presses and releases a key. The parameters are those of ``keyDown(_:as:modifiers:characters:)``.
  public func keyPress(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage? = nil,
    modifiers: KeyModifierFlags = [], characters: String? = nil
  ) {
    keyDown(key, as: meaning, modifiers: modifiers, characters: characters)
    keyUp(key, modifiers: modifiers)
  }

  /// Types a text, with a key for each character.
  public func type(_ text: String) {
    for character in text {
      let (key, modifiers) = USKeyboard.key(for: character)
      keyDown(key, modifiers: modifiers, characters: String(character))
      keyUp(key, modifiers: modifiers)
    }
  }

  /// Moves the keyboard focus to another program. If `hasKeyboard` is `true`, moves it back to the program
  /// under test.
  public func keyboardFocus(_ hasKeyboard: Bool) {
    // As on a desktop, the input method follows the keyboard focus.
    if !hasKeyboard, display.hasKeyboard, let surface = display.textInput?.surface {
      application.textInput(.left, on: surface)
    }
    display.hasKeyboard = hasKeyboard
    application.input(
      .keyboardFocus(seat: 0, surface: hasKeyboard ? surface : nil, held: []))
    application.settle()
  }

  /// The surface to which a compositor would give the keyboard focus.
  private var keySurface: HeadlessSurface? {
    if popupsTakeKeyboard, let popup = display.popups.last(where: \.isGrabbing) { return popup }
    return display.surfaces.first {
      application.window(showing: $0).map { $0 === application.keyWindow } ?? false
    } ?? surface
  }

  /// The modifiers of the modifier keys.
  private static let modifierKeys: [KeyboardHIDUsage: KeyModifierFlags] = [
    .keyboardLeftControl: .control, .keyboardRightControl: .control, .keyboardLeftShift: .shift,
    .keyboardRightShift: .shift, .keyboardLeftAlt: .alternate, .keyboardLeftGUI: .command,
    .keyboardRightGUI: .command,
  ]

  /// Updates the state of a modifier key, and returns the modifiers that apply to a key.
  ///
  /// As on a desktop, the modifiers of a key are those before it, and their change follows the key.
  private func hold(
    _ key: KeyboardHIDUsage, _ kind: KeyFrame.Kind, _ modifiers: KeyModifierFlags
  ) -> KeyModifierFlags {
    let applied = modifiers.isEmpty ? heldModifiers : modifiers
    guard let own = Self.modifierKeys[key] else { return applied }
    heldKeys[key] = kind == .up ? nil : modifiers.isEmpty ? own : modifiers
    // A drag uses the held modifiers, even if another program has the keyboard focus.
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
          seat: 0, surface: surface, kind: kind, code: stroke.code, meaning: stroke.meaning,
          modifiers: modifiers, timestamp: now)))
    if Self.modifierKeys[key] != nil {
      application.input(.modifiers(seat: 0, self.modifiers))
    }
    application.settle()
  }
}
