import ResponderPlatform

/// A key that went down, as shortcuts see it.
@MainActor struct KeyStroke {
  private let modifiers: KeyModifierFlags
  /// What a key without a character is called; nil for one with a character.
  private let name: String?
  /// What the key types: as it is, and with no modifier, in each layout that may be meant.
  private let characters: [String]
  private let shifted: String
  /// The key, where nothing is held that changes what it means; else nil.
  let plainKey: KeyboardHIDUsage?

  /// The last letter of Latin alphabets, at the end of the block Latin Extended-B.
  private static let lastLatin: UInt32 = 0x24F

  /// The modifiers that shortcuts match exactly.
  private static let exact: KeyModifierFlags = [.shift, .control, .alternate, .command]

  init(_ frame: KeyFrame) {
    modifiers = frame.modifiers
    plainKey = frame.modifiers.isPlain ? KeyboardHIDUsage(evdev: frame.code) : nil
    name = Self.name(keysym: frame.keysym, key: KeyboardHIDUsage(evdev: frame.code))
    shifted = frame.charactersIgnoringModifiers
    var characters = [frame.charactersIgnoringModifiers.lowercased()]
    let plain = frame.plainCharacters.lowercased()
    if plain != characters[0] { characters.append(plain) }
    if shifted.unicodeScalars.contains(where: { $0.value > Self.lastLatin }),
      let latin = Self.latinCharacter(KeyboardHIDUsage(evdev: frame.code))
    {
      // The user has no Latin layout: shortcuts are where they are on most keyboards.
      characters.append(latin)
    }
    self.characters = characters
  }

  /// What a command sends for the key: its action, or that of an alternate; nil where it is not meant.
  func action(of command: KeyCommand) -> Selector? {
    guard let input = command.input, !input.isEmpty else { return nil }
    if matches(input, command.modifierFlags) { return command.action }
    for alternate in command.alternates
    where matches(input, command.modifierFlags.union(alternate.modifierFlags)) {
      return alternate.action
    }
    return nil
  }

  /// Whether the key is the one that types `input`, with these modifiers and no others.
  func matches(_ input: String, _ flags: KeyModifierFlags) -> Bool {
    let held = modifiers.intersection(Self.exact)
    let wanted = flags.intersection(Self.exact)
    // Caps Lock and the numeric pad matter only to commands that name them.
    guard flags.subtracting(Self.exact).isSubset(of: modifiers) else { return false }
    if held == wanted {
      if let name { return name == Self.name(of: input) }
      return characters.contains(input.lowercased())
    }
    // A sign that Shift is needed for, as "+" on many keyboards, needs no mention of Shift.
    return name == nil && held == wanted.union(.shift) && input == shifted
      && input.lowercased() == input.uppercased() && !characters.dropFirst().contains(input)
  }

  /// Several ways to write one key.
  private static func name(of input: String) -> String {
    switch input {
    case "\n", "\u{3}": return "\r"
    case "\u{1B}": return KeyCommand.inputEscape
    case "\u{7F}": return "\u{8}"
    default: return input
    }
  }

  // MARK: Keys without characters

  private static func name(keysym: UInt32, key: KeyboardHIDUsage) -> String? {
    // The keysym counts, so that keys may have been exchanged; without a keymap there is none.
    keysym == 0 ? names[key] : keysymNames[keysym] ?? functionKey(keysym)
  }

  private static func functionKey(_ keysym: UInt32) -> String? {
    // From XKB_KEY_F1 on.
    (0xFFBE...0xFFC9).contains(keysym) ? "InputF\(keysym - 0xFFBE + 1)" : nil
  }

  private static let keysymNames: [UInt32: String] = [
    0xFF52: KeyCommand.inputUpArrow, 0xFF97: KeyCommand.inputUpArrow,
    0xFF54: KeyCommand.inputDownArrow, 0xFF99: KeyCommand.inputDownArrow,
    0xFF51: KeyCommand.inputLeftArrow, 0xFF96: KeyCommand.inputLeftArrow,
    0xFF53: KeyCommand.inputRightArrow, 0xFF98: KeyCommand.inputRightArrow,
    0xFF55: KeyCommand.inputPageUp, 0xFF9A: KeyCommand.inputPageUp,
    0xFF56: KeyCommand.inputPageDown, 0xFF9B: KeyCommand.inputPageDown,
    0xFF50: KeyCommand.inputHome, 0xFF95: KeyCommand.inputHome,
    0xFF57: KeyCommand.inputEnd, 0xFF9C: KeyCommand.inputEnd,
    0xFFFF: KeyCommand.inputDelete, 0xFF9F: KeyCommand.inputDelete,
    0xFF63: KeyCommand.inputInsert, 0xFF9E: KeyCommand.inputInsert,
    0xFF1B: KeyCommand.inputEscape, 0xFF08: "\u{8}", 0xFF0D: "\r", 0xFF8D: "\r",
    0xFF09: "\t", 0xFE20: "\t",
  ]

  private static let names: [KeyboardHIDUsage: String] = [
    .keyboardUpArrow: KeyCommand.inputUpArrow, .keyboardDownArrow: KeyCommand.inputDownArrow,
    .keyboardLeftArrow: KeyCommand.inputLeftArrow, .keyboardRightArrow: KeyCommand.inputRightArrow,
    .keyboardPageUp: KeyCommand.inputPageUp, .keyboardPageDown: KeyCommand.inputPageDown,
    .keyboardHome: KeyCommand.inputHome, .keyboardEnd: KeyCommand.inputEnd,
    .keyboardDeleteForward: KeyCommand.inputDelete, .keyboardInsert: KeyCommand.inputInsert,
    .keyboardEscape: KeyCommand.inputEscape, .keyboardDeleteOrBackspace: "\u{8}",
    .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t",
    .keyboardF1: KeyCommand.f1, .keyboardF2: KeyCommand.f2, .keyboardF3: KeyCommand.f3,
    .keyboardF4: KeyCommand.f4, .keyboardF5: KeyCommand.f5, .keyboardF6: KeyCommand.f6,
    .keyboardF7: KeyCommand.f7, .keyboardF8: KeyCommand.f8, .keyboardF9: KeyCommand.f9,
    .keyboardF10: KeyCommand.f10, .keyboardF11: KeyCommand.f11, .keyboardF12: KeyCommand.f12,
  ]

  /// What a key types on a US keyboard: a letter, a digit or a sign; nil for others.
  private static func latinCharacter(_ key: KeyboardHIDUsage) -> String? {
    let letter = key.rawValue - KeyboardHIDUsage.keyboardA.rawValue
    if (0..<26).contains(letter) { return String(UnicodeScalar(UInt8(97 + letter))) }
    return signs[key]
  }

  private static let signs: [KeyboardHIDUsage: String] = [
    .keyboardHyphen: "-", .keyboardEqualSign: "=", .keyboardOpenBracket: "[",
    .keyboardCloseBracket: "]", .keyboardBackslash: "\\", .keyboardSemicolon: ";",
    .keyboardQuote: "'", .keyboardGraveAccentAndTilde: "`", .keyboardComma: ",",
    .keyboardPeriod: ".", .keyboardSlash: "/",
  ]
}
