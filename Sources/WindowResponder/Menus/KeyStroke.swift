/// A key press, in the form with which shortcuts are compared.
@MainActor struct KeyStroke {
  private let modifiers: KeyModifierFlags
  /// The input constant of a key without a character, or `nil` for a key with a character.
  private let name: String?
  /// The characters of the key in lowercase: with its modifiers, without Shift, and of a Latin layout.
  let characters: [String]
  /// The number of the first characters that the layout itself has.
  private let typedCount: Int
  private let shifted: String
  /// The key if no modifier changes its meaning, or else `nil`.
  let plainKey: KeyboardHIDUsage?

  /// The last Latin character, at the end of the block Latin Extended-B.
  private static let lastLatin: UInt32 = 0x24F

  /// The modifiers that must match exactly.
  private static let exact: KeyModifierFlags = [.shift, .control, .alternate, .command]

  init(_ key: Key) {
    modifiers = key.modifierFlags
    plainKey = key.modifierFlags.isPlain ? key.keyCode : nil
    name = Self.names[key.keyCode]
    shifted = key.charactersIgnoringModifiers
    var characters = [shifted.lowercased()]
    let plain = key.unshiftedCharacters.lowercased()
    if plain != characters[0] { characters.append(plain) }
    typedCount = characters.count
    if !key.isLevelChosen, shifted.unicodeScalars.contains(where: { $0.value > Self.lastLatin }),
      !key.physicalKeyCode.isDigit, let latin = key.physicalKeyCode.typed(isShifted: false)
    {
      // The user has no Latin layout. Shortcuts are at their positions on a US keyboard.
      characters.append(String(latin))
    }
    self.characters = characters
  }

  /// Returns the action of a command for the key, or that of an alternate. If the key does not match, returns
  /// `nil`.
  func action(of command: KeyCommand) -> Selector? {
    guard let input = command.directedInput, !input.isEmpty else { return nil }
    let anywhere = command.allowsAutomaticLocalization
    if matches(input, command.modifierFlags, inEveryLayout: anywhere) { return command.action }
    for alternate in command.alternates {
      let flags = command.modifierFlags.union(alternate.modifierFlags)
      if matches(input, flags, inEveryLayout: anywhere) { return alternate.action }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the key types `input` with exactly these modifiers.
  ///
  /// - Parameter inEveryLayout: A Boolean value that indicates whether a key of a layout without Latin
  ///   letters matches by its position on a US keyboard.
  func matches(
    _ input: String, _ flags: KeyModifierFlags, inEveryLayout: Bool = true
  ) -> Bool {
    let characters = characters.prefix(inEveryLayout ? characters.count : typedCount)
    let held = modifiers.intersection(Self.exact)
    let wanted = flags.intersection(Self.exact)
    // Caps Lock and the numeric keypad are compared only for commands that include them.
    guard flags.subtracting(Self.exact).isSubset(of: modifiers) else { return false }
    if held == wanted {
      if let name { return name == Self.name(of: input) }
      return characters.contains(input.lowercased())
    }
    // For a character that requires Shift, such as "+" on many keyboards, the command does not need to
    // include Shift.
    return name == nil && held == wanted.union(.shift) && input == shifted
      && input.lowercased() == input.uppercased() && !characters.dropFirst().contains(input)
  }

  /// Returns the canonical input of a key that has several.
  private static func name(of input: String) -> String {
    switch input {
    case "\n", "\u{3}": return "\r"
    case "\u{1B}": return KeyCommand.inputEscape
    case "\u{7F}": return "\u{8}"
    default: return input
    }
  }

  // MARK: Keys without characters

  /// Returns the input constant of a key without a character, or `nil` for another key.
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
