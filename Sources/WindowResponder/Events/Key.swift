/// A key of a keyboard, with what it types. Follows `UIKey`.
public struct Key: Hashable, Sendable {
  /// Which key it is, whatever is printed on it.
  public var keyCode: KeyboardHIDUsage
  /// The text that it types with the modifiers that are held; empty for none.
  public var characters: String
  /// The text that it would type with no modifier but Shift.
  public var charactersIgnoringModifiers: String
  /// The modifiers that were held when it went down.
  public var modifierFlags: KeyModifierFlags

  /// Creates a key.
  public init(
    keyCode: KeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: KeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
  }
}
