/// The characters that keys type on a US keyboard.
extension KeyboardHIDUsage {
  /// Creates the key that types an ASCII character on a US keyboard, with or without Shift. If there is none,
  /// returns `nil`.
  package init?(typing scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A: self.init(rawValue: Self.keyboardA.rawValue + Int(scalar.value - 0x41))
    case 0x61...0x7A: self.init(rawValue: Self.keyboardA.rawValue + Int(scalar.value - 0x61))
    default:
      let found = Self.signs.first { $0.plain == scalar || $0.shifted == scalar }
      guard let found else { return nil }
      self = found.key
    }
  }

  /// Returns the character that the key types on a US keyboard, or `nil` for other keys.
  package func typed(isShifted: Bool) -> Character? {
    let letter = rawValue - Self.keyboardA.rawValue
    if (0..<26).contains(letter) {
      return Character(UnicodeScalar(UInt8((isShifted ? 65 : 97) + letter)))
    }
    let sign = Self.signs.first { $0.key == self }
    return sign.map { Character(isShifted ? $0.shifted : $0.plain) }
  }

  /// A Boolean value that indicates whether the key is one of the ten digits above the letters.
  var isDigit: Bool { (Self.keyboard1.rawValue...Self.keyboard0.rawValue).contains(rawValue) }

  private static let signs:
    [(key: KeyboardHIDUsage, plain: Unicode.Scalar, shifted: Unicode.Scalar)] = [
      (.keyboard1, "1", "!"), (.keyboard2, "2", "@"), (.keyboard3, "3", "#"),
      (.keyboard4, "4", "$"), (.keyboard5, "5", "%"), (.keyboard6, "6", "^"),
      (.keyboard7, "7", "&"), (.keyboard8, "8", "*"), (.keyboard9, "9", "("),
      (.keyboard0, "0", ")"),
      (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"),
      (.keyboardOpenBracket, "[", "{"), (.keyboardCloseBracket, "]", "}"),
      (.keyboardBackslash, "\\", "|"), (.keyboardSemicolon, ";", ":"),
      (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"),
      (.keyboardComma, ",", "<"), (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
    ]
}
