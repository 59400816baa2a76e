/// A key that is pressed or released, or repeats, interpreted by the keymap and the compose table.
package struct KeyFrame {
  package enum Kind: Sendable {
    case down, up
    /// A repeat of a key that is held down, by a timer of the library or of the compositor.
    case `repeat`
  }

  package var seat: Int
  /// The surface with the keyboard focus.
  package var surface: any Surface
  package var kind: Kind
  /// The evdev code (`KEY_A` is 30).
  package var code: UInt32
  /// The meaning that the key had when it was pressed.
  package var meaning: KeyMeaning
  /// The modifiers. A key of the keypad has ``KeyModifierFlags/numericPad`` too.
  package var modifiers: KeyModifierFlags
  package var timestamp: Double

  package init(
    seat: Int, surface: any Surface, kind: Kind, code: UInt32, meaning: KeyMeaning,
    modifiers: KeyModifierFlags, timestamp: Double
  ) {
    self.seat = seat
    self.surface = surface
    self.kind = kind
    self.code = code
    self.meaning = meaning
    self.modifiers = modifiers
    if Keysym(rawValue: meaning.keysym).isKeypad { self.modifiers.insert(.numericPad) }
    self.timestamp = timestamp
  }
}

/// The meaning of a key in a keymap, with the modifiers and the compose sequence.
package struct KeyMeaning: Hashable, Sendable {
  /// The xkb keysym at the level that the key had when it was pressed, or 0 if there is no keymap.
  package var keysym: UInt32
  /// The text that the key produces with modifiers and compose sequences. It is empty if there is none.
  package var characters: String
  /// The text that the key produces without Control, Alt, Command and Caps Lock.
  ///
  /// While one of the first three is down, this is Latin text if one of the user's layouts has it, so that
  /// shortcuts work in all layouts.
  package var charactersIgnoringModifiers: String
  /// The text that the key produces without Shift either, in the current layout.
  package var plainCharacters: String
  /// A Boolean value that indicates whether a modifier other than Shift selects the level, such as AltGr or
  /// Num Lock.
  package var isLevelChosen: Bool
  /// A Boolean value that indicates whether the key belongs to an incomplete compose sequence and produces no
  /// text yet.
  package var isComposing = false

  /// Creates a meaning. The default of each text is the text before it.
  package init(
    keysym: UInt32 = 0, characters: String = "", charactersIgnoringModifiers: String? = nil,
    plainCharacters: String? = nil, isLevelChosen: Bool = false
  ) {
    self.keysym = keysym
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.plainCharacters = plainCharacters ?? self.charactersIgnoringModifiers
    self.isLevelChosen = isLevelChosen
  }
}
