/// A key, by its code in `linux/input-event-codes.h`.
package struct EvdevKey: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let escape = EvdevKey(rawValue: 1)
  package static let backspace = EvdevKey(rawValue: 14)
  package static let tab = EvdevKey(rawValue: 15)
  package static let enter = EvdevKey(rawValue: 28)
  package static let leftControl = EvdevKey(rawValue: 29)
  package static let leftShift = EvdevKey(rawValue: 42)
  package static let leftAlt = EvdevKey(rawValue: 56)
  package static let capsLock = EvdevKey(rawValue: 58)
  package static let space = EvdevKey(rawValue: 57)
  package static let up = EvdevKey(rawValue: 103)
  package static let left = EvdevKey(rawValue: 105)
  package static let right = EvdevKey(rawValue: 106)
  package static let down = EvdevKey(rawValue: 108)
  package static let delete = EvdevKey(rawValue: 111)
  package static let f11 = EvdevKey(rawValue: 87)
  package static let rightAlt = EvdevKey(rawValue: 100)
  package static let menu = EvdevKey(rawValue: 127)
  package static let windows = EvdevKey(rawValue: 125)
  package static let playPause = EvdevKey(rawValue: 164)

  /// The bit of this key's real modifier in xkb's mask, or 0 if the key is not a modifier.
  package var modifierBit: UInt32 {
    switch self {
    case .leftShift: 1
    case .leftControl: 4
    case .leftAlt: 8
    case .windows: 64
    default: 0
    }
  }

  /// Returns the key that types a character of the US layout, and whether it requires Shift.
  package static func typing(_ character: Character) -> (key: EvdevKey, shifted: Bool)? {
    for row in rows {
      if let index = row.plain.firstIndex(of: character) {
        return (EvdevKey(rawValue: row.first + UInt32(index)), false)
      }
      if let index = row.shifted.firstIndex(of: character) {
        return (EvdevKey(rawValue: row.first + UInt32(index)), true)
      }
    }
    return nil
  }

  /// The ranges of consecutive key codes, with their characters without and with Shift.
  private static let rows: [(first: UInt32, plain: [Character], shifted: [Character])] = [
    (2, Array("1234567890-="), Array("!@#$%^&*()_+")),
    (15, Array("\tqwertyuiop[]\n"), Array("\u{0}QWERTYUIOP{}\u{0}")),
    (30, Array("asdfghjkl;'`"), Array("ASDFGHJKL:\"~")),
    (43, Array("\\zxcvbnm,./"), Array("|ZXCVBNM<>?")),
    (57, [" "], []),
  ]
}
