/// The modifier keys that were held when an event happened. Follows `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock modifier.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The key with the desktop's logo (Super).
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The flag of a key on the numeric pad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
