import ResponderPlatform

/// The values of `wl_keyboard.modifiers`.
///
/// All keymaps use the same bits for the eight real modifiers. By convention, Alt is the fourth and the logo
/// key the seventh. Flags therefore need no compiled keymap.
struct ModifierMasks: Equatable, Sendable {
  static let shift: UInt32 = 1 << 0
  private static let lock: UInt32 = 1 << 1
  private static let control: UInt32 = 1 << 2
  private static let alternate: UInt32 = 1 << 3
  private static let logo: UInt32 = 1 << 6
  /// The modifiers of shortcuts, and Caps Lock. The other modifiers select the character that a key types.
  static let commands = lock | control | alternate | logo

  var depressed: UInt32 = 0
  var latched: UInt32 = 0
  var locked: UInt32 = 0
  var group: UInt32 = 0

  /// The modifiers in effect: depressed, latched and locked.
  var effective: UInt32 { depressed | latched | locked }

  /// The modifiers as flags of the library.
  var flags: KeyModifierFlags {
    var flags: KeyModifierFlags = []
    if effective & Self.shift != 0 { flags.insert(.shift) }
    if effective & Self.lock != 0 { flags.insert(.alphaShift) }
    if effective & Self.control != 0 { flags.insert(.control) }
    if effective & Self.alternate != 0 { flags.insert(.alternate) }
    if effective & Self.logo != 0 { flags.insert(.command) }
    return flags
  }
}
