import ResponderPlatform
import WindowResponder

/// A key as a keymap would translate it.
struct StageKey {
  /// The evdev code of its position.
  let code: UInt32
  /// What the key means.
  let keysym: Keysym
  /// What it types with the modifiers.
  let typed: String
  /// What it would type with no modifier but Shift.
  let ignoringModifiers: String
  /// What it would type with no modifier at all.
  let plain: String

  init(
    _ key: KeyboardHIDUsage, as meaning: KeyboardHIDUsage?, _ modifiers: KeyModifierFlags,
    characters: String?
  ) {
    let named = meaning ?? key
    let usual = USKeyboard.characters(of: named, modifiers: modifiers.intersection(.shift))
    code = key.evdevCode
    typed =
      characters
      ?? (modifiers.isDisjoint(with: [.control, .command])
        ? USKeyboard.characters(of: named, modifiers: modifiers) : usual)
    ignoringModifiers = characters ?? usual
    plain = characters ?? USKeyboard.characters(of: named, modifiers: [])
    let function = named.keypadKeysym ?? named.functionKeysym
    let isTold = meaning != nil && function != nil || (characters ?? "").isEmpty
    keysym =
      isTold
      ? function ?? Self.keysym(of: ignoringModifiers, on: named)
      : Self.keysym(of: ignoringModifiers, on: named)
  }

  /// The keysym of what a key types; none where it types nothing, or several characters.
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
