/// A key of a keyboard, with its meaning and its text in the user's layout. Follows `UIKey`.
public struct Key: Hashable, Sendable {
  /// The meaning of the key in the user's layout.
  ///
  /// If the layout gives the key a function, such as Escape, Return, an arrow or F1, this is the function,
  /// regardless of the key's position. On a keyboard with Escape and Caps Lock exchanged, the key that is
  /// labelled Caps Lock is ``KeyboardHIDUsage/keyboardEscape``. The arrows of a keypad without Num Lock are
  /// arrows, with ``KeyModifierFlags/numericPad`` among the modifiers. The space bar counts as a function.
  ///
  /// If the key types a character, this is its position: ``KeyboardHIDUsage/keyboardQ`` types "a" on a French
  /// keyboard. To compare with a character, use ``characters`` or ``matches(_:modifierFlags:)``.
  public var keyCode: KeyboardHIDUsage
  /// The position of the key on the keyboard, regardless of the layout.
  ///
  /// Use it if adjacent keys belong together, like W, A, S and D in a game. Positions have the names of the
  /// keys of a US keyboard. The default is ``keyCode``.
  public var physicalKeyCode: KeyboardHIDUsage
  /// The text that the key types with the modifiers that are down. It is empty for a key without text.
  public var characters: String
  /// The text that the key types without Control, Alt, Command and Caps Lock. Shift, AltGr and Num Lock still
  /// select the character.
  public var charactersIgnoringModifiers: String
  /// The modifiers that were down when the key was pressed.
  public var modifierFlags: KeyModifierFlags

  /// The text that the key types without these modifiers and without Shift.
  var unshiftedCharacters: String
  /// A Boolean value that indicates whether a modifier other than Shift selected the character.
  var isLevelChosen = false

  /// Creates a key.
  public init(
    keyCode: KeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: KeyModifierFlags = [], physicalKeyCode: KeyboardHIDUsage? = nil
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    self.physicalKeyCode = physicalKeyCode ?? keyCode
    unshiftedCharacters = self.charactersIgnoringModifiers
  }

  /// Returns a Boolean value that indicates whether all public properties of two keys are equal.
  public static func == (a: Key, b: Key) -> Bool { a.identity == b.identity }

  /// Hashes the public properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private var identity: Identity {
    Identity(
      keyCode: keyCode, physicalKeyCode: physicalKeyCode, characters: characters,
      charactersIgnoringModifiers: charactersIgnoringModifiers, modifierFlags: modifierFlags)
  }

  private struct Identity: Hashable {
    var keyCode: KeyboardHIDUsage
    var physicalKeyCode: KeyboardHIDUsage
    var characters: String
    var charactersIgnoringModifiers: String
    var modifierFlags: KeyModifierFlags
  }
}
