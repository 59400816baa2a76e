import ResponderPlatform
import WindowResponder

/// A key with its meaning in a keymap.
struct StageKey {
  /// The evdev code of the key's position.
  let code: UInt32
  let meaning: KeyMeaning

  init(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage?, _ modifiers: KeyModifierFlags,
    characters: String?
  ) {
    let named = meaning ?? key
    let usual = USKeyboard.characters(of: named, modifiers: modifiers.intersection(.shift))
    let typed =
      characters
      ?? (modifiers.isDisjoint(with: [.control, .command])
        ? USKeyboard.characters(of: named, modifiers: modifiers) : usual)
    let ignoringModifiers = characters ?? usual
    let function = named.keypadKeysym ?? named.functionKeysym
    let isTold = meaning != nil && function != nil || (characters ?? "").isEmpty
    let keysym =
      isTold
      ? function ?? Self.keysym(of: ignoringModifiers, on: named)
      : Self.keysym(of: ignoringModifiers, on: named)
    code = key.evdevCode
    self.meaning = KeyMeaning(
      keysym: keysym.rawValue, characters: typed, charactersIgnoringModifiers: ignoringModifiers,
      plainCharacters: characters ?? USKeyboard.characters(of: named, modifiers: []))
  }

  /// Returns the keysym of a typed text, or none if the text is empty or has several characters.
  private static func keysym(of text: String, on key: KeyboardHIDUsage) -> Keysym {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return .none
    }
    let function: KeyboardHIDUsage? =
      switch scalar {
      case "\u{8}": .keyboardDeleteOrBackspace
      case "\t": .keyboardTab
      case "\r", "\n": key == .keypadEnter ? .keypadEnter : .keyboardReturnOrEnter
      case "\u{1B}": .keyboardEscape
      case "\u{7F}": .keyboardDeleteForward
      default: nil
      }
    return function?.functionKeysym ?? (scalar.value < 0x20 ? .none : Keysym(scalar))
  }
}
