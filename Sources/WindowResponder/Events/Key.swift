/// A key of a keyboard, with what it means and types under the user's layout. Follows `UIKey`.
public struct Key: Hashable, Sendable {
  /// What the key means under the user's layout.
  ///
  /// If the layout gives the key a function, such as Escape, Return, an arrow or F1, it is that function,
  /// wherever the key lies: on a keyboard with Escape and Caps Lock exchanged, the key that is labelled Caps
  /// Lock is ``KeyboardHIDUsage/keyboardEscape``. The arrows of a keypad without Num Lock are arrows, with
  /// ``KeyModifierFlags/numericPad`` among the modifiers. If the key types a character, it is its position:
  /// ``KeyboardHIDUsage/keyboardQ`` types "a" on a French keyboard. To compare with a character, use
  /// ``characters`` or ``matches(_:modifierFlags:)``. The space bar counts as a function.
  public var keyCode: KeyboardHIDUsage
  /// The position of the key on the keyboard, whatever the layout makes of it.
  ///
  /// Use it where neighbouring keys belong together, as W, A, S and D do in a game. Positions have the names
  /// of the keys of a US keyboard. Default: ``keyCode``.
  public var physicalKeyCode: KeyboardHIDUsage
  /// The text that it types with the modifiers that are held; empty for none.
  public var characters: String
  /// The text that it would type without Control, Alt, Command and Caps Lock. Shift, AltGr and Num Lock still
  /// choose the character.
  public var charactersIgnoringModifiers: String
  /// The modifiers that were held when it went down.
  public var modifierFlags: KeyModifierFlags

  /// The text that it would type without Shift either.
  var unshiftedCharacters: String
  /// Whether a modifier beside Shift chose the character.
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

  /// Two keys are equal when all that is public of them is.
  public static func == (a: Key, b: Key) -> Bool { a.identity == b.identity }

  /// Hashes what is public.
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
