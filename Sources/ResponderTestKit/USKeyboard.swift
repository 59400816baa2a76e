import WindowResponder

/// What a US keyboard types.
enum USKeyboard {
  private static let digits = Array("1234567890")
  private static let shiftedDigits = Array("!@#$%^&*()")
  private static let marks: [(key: KeyboardHIDUsage, plain: Character, shifted: Character)] = [
    (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"),
    (.keyboardOpenBracket, "[", "{"), (.keyboardCloseBracket, "]", "}"),
    (.keyboardBackslash, "\\", "|"), (.keyboardSemicolon, ";", ":"),
    (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"),
    (.keyboardComma, ",", "<"), (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
    (.keyboardSpacebar, " ", " "), (.keyboardReturnOrEnter, "\r", "\r"),
    (.keyboardTab, "\t", "\t"),
  ]

  /// What a key types; empty where it types nothing.
  static func characters(of key: KeyboardHIDUsage, modifiers: KeyModifierFlags) -> String {
    let isShifted = modifiers.contains(.shift)
    let letter = key.rawValue - KeyboardHIDUsage.keyboardA.rawValue
    if (0..<26).contains(letter) {
      let isUpper = isShifted != modifiers.contains(.alphaShift)
      return String(UnicodeScalar(UInt8((isUpper ? 65 : 97) + letter)))
    }
    let digit = key.rawValue - KeyboardHIDUsage.keyboard1.rawValue
    if digits.indices.contains(digit) {
      return String(isShifted ? shiftedDigits[digit] : digits[digit])
    }
    guard let mark = marks.first(where: { $0.key == key }) else { return "" }
    return String(isShifted ? mark.shifted : mark.plain)
  }

  /// The key that types a character, with its modifiers; the space bar for one that no key has.
  static func key(for character: Character) -> (KeyboardHIDUsage, KeyModifierFlags) {
    if character == "\n" { return (.keyboardReturnOrEnter, []) }
    if let value = character.asciiValue, character.isLetter {
      let index = Int(value | 0x20) - 97
      let key = KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboardA.rawValue + index)
      return (key, character.isUppercase ? .shift : [])
    }
    if let index = digits.firstIndex(of: character) {
      return (KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + index), [])
    }
    if let index = shiftedDigits.firstIndex(of: character) {
      return (KeyboardHIDUsage(rawValue: KeyboardHIDUsage.keyboard1.rawValue + index), .shift)
    }
    if let mark = marks.first(where: { $0.plain == character }) { return (mark.key, []) }
    if let mark = marks.first(where: { $0.shifted == character }) { return (mark.key, .shift) }
    return (.keyboardSpacebar, [])
  }
}
