import ResponderPlatform

/// Functions and their keysyms.
extension KeyboardHIDUsage {
  /// Creates the function of a keysym, such as ``keyboardEscape``. For a keysym that types, or that has no
  /// usage, returns `nil`.
  init?(function keysym: Keysym) {
    guard let usage = Self.functions[keysym.rawValue] else { return nil }
    self = usage
  }

  /// The keysym of the function, or `nil` for a key that types.
  package var functionKeysym: Keysym? {
    Self.pairs.first { $0.1 == self }.map { Keysym(rawValue: $0.0) }
  }

  /// The keysym of a digit key of the keypad without Num Lock, or `nil` for other keys.
  package var keypadKeysym: Keysym? {
    let index = rawValue - Self.keypad1.rawValue
    // End, Down, Next, Left, Begin, Right, Home, Up, Prior, Insert and Delete.
    let keysyms: [UInt32] = [
      0xFF9C, 0xFF99, 0xFF9B, 0xFF96, 0xFF9D, 0xFF98, 0xFF95, 0xFF97, 0xFF9A, 0xFF9E, 0xFF9F,
    ]
    return keysyms.indices.contains(index) ? Keysym(rawValue: keysyms[index]) : nil
  }

  private static let functions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })

  /// The usages of all keysyms. The first keysym of a usage is the usual one.
  private static let pairs: [(UInt32, KeyboardHIDUsage)] =
    editing + navigation + keypad + modifiers + others + functionKeys

  private static let editing: [(UInt32, KeyboardHIDUsage)] = [
    (0xFF08, .keyboardDeleteOrBackspace),
    (0xFF09, .keyboardTab), (0xFE20, .keyboardTab), (0xFF89, .keyboardTab),
    (0xFF0D, .keyboardReturnOrEnter), (0xFE34, .keyboardReturnOrEnter),
    (0xFF8D, .keypadEnter),
    (0xFF1B, .keyboardEscape),
    (0x20, .keyboardSpacebar), (0xFF80, .keyboardSpacebar),
    (0xFFFF, .keyboardDeleteForward), (0xFF9F, .keyboardDeleteForward),
    (0xFF63, .keyboardInsert), (0xFF9E, .keyboardInsert),
  ]

  private static let navigation: [(UInt32, KeyboardHIDUsage)] = [
    (0xFF50, .keyboardHome), (0xFF95, .keyboardHome),
    (0xFF51, .keyboardLeftArrow), (0xFF96, .keyboardLeftArrow),
    (0xFF52, .keyboardUpArrow), (0xFF97, .keyboardUpArrow),
    (0xFF53, .keyboardRightArrow), (0xFF98, .keyboardRightArrow),
    (0xFF54, .keyboardDownArrow), (0xFF99, .keyboardDownArrow),
    (0xFF55, .keyboardPageUp), (0xFF9A, .keyboardPageUp),
    (0xFF56, .keyboardPageDown), (0xFF9B, .keyboardPageDown),
    (0xFF57, .keyboardEnd), (0xFF9C, .keyboardEnd),
  ]

  /// The keypad with Num Lock. Without it, most keys are in ``navigation``.
  private static let keypad: [(UInt32, KeyboardHIDUsage)] = [
    (0xFF7F, .keypadNumLock), (0xFFAF, .keypadSlash), (0xFFAA, .keypadAsterisk),
    (0xFFAD, .keypadHyphen), (0xFFAB, .keypadPlus), (0xFFBD, .keypadEqualSign),
    (0xFFAE, .keypadPeriod), (0xFFAC, .keypadPeriod),
    (0xFFB0, .keypad0), (0xFFB1, .keypad1), (0xFFB2, .keypad2), (0xFFB3, .keypad3),
    (0xFFB4, .keypad4), (0xFFB5, .keypad5), (0xFFB6, .keypad6), (0xFFB7, .keypad7),
    (0xFFB8, .keypad8), (0xFFB9, .keypad9), (0xFF9D, .keypad5),
  ]

  private static let modifiers: [(UInt32, KeyboardHIDUsage)] = [
    (0xFFE1, .keyboardLeftShift), (0xFFE2, .keyboardRightShift), (0xFE02, .keyboardLeftShift),
    (0xFFE3, .keyboardLeftControl), (0xFFE4, .keyboardRightControl),
    (0xFFE5, .keyboardCapsLock), (0xFFE6, .keyboardCapsLock),
    (0xFFE9, .keyboardLeftAlt), (0xFFE7, .keyboardLeftAlt),
    // AltGr and similar keys: ISO_Level3_Shift and ISO_Level5_Shift, their latches and locks, and
    // Mode_switch.
    (0xFE03, .keyboardRightAlt), (0xFE04, .keyboardRightAlt), (0xFE05, .keyboardRightAlt),
    (0xFE11, .keyboardRightAlt), (0xFE12, .keyboardRightAlt), (0xFE13, .keyboardRightAlt),
    (0xFF7E, .keyboardRightAlt), (0xFFEA, .keyboardRightAlt), (0xFFE8, .keyboardRightAlt),
    (0xFFEB, .keyboardLeftGUI), (0xFFED, .keyboardLeftGUI),
    (0xFFEC, .keyboardRightGUI), (0xFFEE, .keyboardRightGUI),
  ]

  private static let others: [(UInt32, KeyboardHIDUsage)] = [
    (0xFF61, .keyboardPrintScreen), (0xFF15, .keyboardPrintScreen),
    (0xFF14, .keyboardScrollLock), (0xFF13, .keyboardPause), (0xFF6B, .keyboardPause),
    (0xFF67, .keyboardApplication), (0x1008_FF65, .keyboardMenu), (0xFF6A, .keyboardHelp),
    (0xFF69, .keyboardStop), (0xFF66, .keyboardAgain), (0xFF65, .keyboardUndo),
    (0x1008_FF58, .keyboardCut), (0x1008_FF57, .keyboardCopy), (0x1008_FF6D, .keyboardPaste),
    (0xFF68, .keyboardFind), (0x1008_FF12, .keyboardMute), (0x1008_FF13, .keyboardVolumeUp),
    (0x1008_FF11, .keyboardVolumeDown),
  ]

  /// F1 to F12, F13 to F24, and the four function keys of old keypads.
  private static let functionKeys: [(UInt32, KeyboardHIDUsage)] =
    keys(12, from: 0xFFBE, usage: 0x3A) + keys(12, from: 0xFFCA, usage: 0x68)
    + keys(4, from: 0xFF91, usage: 0x3A)

  /// Returns successive keysyms with successive usages.
  private static func keys(
    _ count: Int, from keysym: UInt32, usage: Int
  ) -> [(UInt32, KeyboardHIDUsage)] {
    (0..<count).map { (keysym + UInt32($0), KeyboardHIDUsage(rawValue: usage + $0)) }
  }
}
