/// The name that a keymap gives to a key: an `xkb_keysym_t`, with the numbers of `xkbcommon-keysyms.h`.
package struct Keysym: RawRepresentable, Hashable, Sendable {
  /// The keysym's number; 0 where no keymap names the key.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the keysym of a character. Unicode is above 0x0100_0000, but for Latin-1.
  package init(_ scalar: Unicode.Scalar) {
    let isLatin1 = (0x20...0x7E).contains(scalar.value) || (0xA0...0xFF).contains(scalar.value)
    rawValue = isLatin1 ? scalar.value : Self.unicode + scalar.value
  }

  /// No keymap names the key: `XKB_KEY_NoSymbol`.
  package static let none = Keysym(rawValue: 0)
  /// The keymap has the key, and nothing on it at this level: `XKB_KEY_VoidSymbol`.
  package static let void = Keysym(rawValue: 0xFF_FFFF)

  private static let unicode: UInt32 = 0x0100_0000

  /// A Boolean value that indicates whether the key types a character, or a part of one as a dead key does.
  package var isCharacter: Bool {
    switch rawValue {
    // The keysyms of scripts, older than Unicode; then the dead keys; then Unicode itself.
    case 0x20...0xFCFF, 0xFE50...0xFE93, Self.unicode + 0x20...Self.unicode + 0x10_FFFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the keysym is one of the keypad's.
  package var isKeypad: Bool {
    // From XKB_KEY_KP_Space to XKB_KEY_KP_Equal.
    (0xFF80...0xFFBD).contains(rawValue)
  }

  /// The ASCII character that the keysym types, or `nil` if it types none.
  package var ascii: Unicode.Scalar? {
    (0x20...0x7E).contains(rawValue) ? Unicode.Scalar(rawValue) : nil
  }
}
