import WindowResponder

/// The characters of a US keyboard.
enum USKeyboard {
  private static let others: [(key: KeyboardHIDUsage, typed: String)] = [
    (.keyboardSpacebar, " "), (.keyboardReturnOrEnter, "\r"), (.keypadEnter, "\r"),
    (.keyboardTab, "\t"), (.keypadSlash, "/"), (.keypadAsterisk, "*"), (.keypadHyphen, "-"),
    (.keypadPlus, "+"), (.keypadEqualSign, "="),
  ]

  /// Returns the characters that a key types. If it types none, such as a digit of the keypad without Num
  /// Lock, returns an empty string.
  static func characters(of key: KeyboardHIDUsage, modifiers: KeyModifierFlags) -> String {
    let isShifted = modifiers.contains(.shift)
    guard let plain = key.typed(isShifted: false) else {
      return others.first { $0.key == key }?.typed ?? ""
    }
    let isUpper = plain.isLetter && modifiers.contains(.alphaShift) ? !isShifted : isShifted
    return key.typed(isShifted: isUpper).map { String($0) } ?? ""
  }

  /// Returns the key that types a character, with its modifiers. If there is no such key, returns the space
  /// bar.
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
