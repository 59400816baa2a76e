/// What a key does in text, beyond typing. Performed on any ``TextInput`` by ``TextKeySession``.
enum TextKeyCommand: Equatable {
  /// Moves the caret, and the selection with it where `extends`.
  case move(Motion, extends: Bool)
  /// Deletes the selection, or up to where a motion leads.
  case delete(Motion)
  /// Types over what is there, or no longer so.
  case toggleOverwriting

  /// Where the caret goes.
  enum Motion: Equatable {
    case character(TextLayoutDirection)
    case previousCharacter, nextCharacter
    case word(TextLayoutDirection)
    case wordStart, wordEnd
    case paragraphStart, paragraphEnd
    case line(TextLayoutDirection)
    case lineStart, lineEnd
    case page(TextLayoutDirection)
    case documentStart, documentEnd
  }

  /// The command of a key; nil for a key that has none.
  init?(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags) {
    let flags = modifiers.subtracting([.alphaShift, .numericPad])
    let extends = flags.contains(.shift)
    let isControl = flags.contains(.control)
    guard flags.subtracting([.shift, .control]).isEmpty else { return nil }
    switch key {
    case .keyboardLeftArrow:
      self = .move(isControl ? .word(.left) : .character(.left), extends: extends)
    case .keyboardRightArrow:
      self = .move(isControl ? .word(.right) : .character(.right), extends: extends)
    case .keyboardUpArrow:
      self = .move(isControl ? .paragraphStart : .line(.up), extends: extends)
    case .keyboardDownArrow:
      self = .move(isControl ? .paragraphEnd : .line(.down), extends: extends)
    case .keyboardHome:
      self = .move(isControl ? .documentStart : .lineStart, extends: extends)
    case .keyboardEnd:
      self = .move(isControl ? .documentEnd : .lineEnd, extends: extends)
    case .keyboardPageUp where !isControl: self = .move(.page(.up), extends: extends)
    case .keyboardPageDown where !isControl: self = .move(.page(.down), extends: extends)
    case .keyboardDeleteOrBackspace:
      self = .delete(!isControl ? .previousCharacter : extends ? .lineStart : .wordStart)
    case .keyboardDeleteForward where isControl || !extends:
      self = .delete(!isControl ? .nextCharacter : extends ? .lineEnd : .wordEnd)
    case .keyboardInsert where flags.isEmpty: self = .toggleOverwriting
    default: return nil
    }
  }
}
