import WindowResponder

/// What a US keyboard types.
enum USKeyboard {
  private static let others: [(key: KeyboardHIDUsage, typed: String)] = [
    (.keyboardSpacebar, " "), (.keyboardReturnOrEnter, "\r"), (.keypadEnter, "\r"),
    (.keyboardTab, "\t"), (.keypadSlash, "/"), (.keypadAsterisk, "*"), (.keypadHyphen, "-"),
    (.keypadPlus, "+"), (.keypadEqualSign, "="),
  ]

  /// What a key types; empty where it types nothing, as the digits of the keypad without Num Lock.
  static func characters(of key: KeyboardHIDUsage, modifiers: KeyModifierFlags) -> String {
    let isShifted = modifiers.contains(.shift)
    guard let plain = key.typed(isShifted: false) else {
      return others.first { $0.key == key }?.typed ?? ""
    }
    let isUpper = plain.isLetter && modifiers.contains(.alphaShift) ? !isShifted : isShifted
    return key.typed(isShifted: isUpper).map { String($0) } ?? ""
  }

  /// The key that types a character, with its modifiers; the space bar for one that no key has.
  static func key(for character: Character) -> (KeyboardHIDUsage, KeyModifierFlags) {
    if character == "\n" { return (.keyboardReturnOrEnter, []) }
    if let scalar = character.unicodeScalars.first, character.isASCII,
      let key = KeyboardHIDUsage(typing: scalar)
    {
      return (key, key.typed(isShifted: false) == character ? [] : .shift)
    }
    let other = others.first { $0.typed == String(character) }
    return (other?.key ?? .keyboardSpacebar, [])
  }
}
