/// A key that went down, as shortcuts see it.
@MainActor struct KeyStroke {
  private let modifiers: KeyModifierFlags
  /// What a key without a character is called; nil for one with a character.
  private let name: String?
  /// What the key types, in lower case: as it is, and without Shift, in each layout that may be meant.
  let characters: [String]
  private let shifted: String
  /// The key, where nothing is held that changes what it means; else nil.
  let plainKey: KeyboardHIDUsage?

  /// The last letter of Latin alphabets, at the end of the block Latin Extended-B.
  private static let lastLatin: UInt32 = 0x24F

  /// The modifiers that shortcuts match exactly.
  private static let exact: KeyModifierFlags = [.shift, .control, .alternate, .command]

  init(_ key: Key) {
    modifiers = key.modifierFlags
    plainKey = key.modifierFlags.isPlain ? key.keyCode : nil
    name = Self.names[key.keyCode]
    shifted = key.charactersIgnoringModifiers
    var characters = [shifted.lowercased()]
    let plain = key.unshiftedCharacters.lowercased()
    if plain != characters[0] { characters.append(plain) }
    if !key.isLevelChosen, shifted.unicodeScalars.contains(where: { $0.value > Self.lastLatin }),
      !key.physicalKeyCode.isDigit, let latin = key.physicalKeyCode.typed(isShifted: false)
    {
      // The user has no Latin layout: shortcuts are where they are on most keyboards.
      characters.append(String(latin))
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

  /// Returns the input of commands that stands for a key without a character, or `nil` for another key.
  static func input(of key: KeyboardHIDUsage) -> String? { names[key] }

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
}
