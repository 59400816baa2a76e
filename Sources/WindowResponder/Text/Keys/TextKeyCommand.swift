/// The commands of editing keys in text. ``TextKeySession`` performs them on any ``TextInput``.
enum TextKeyCommand: Equatable {
  /// Moves the caret. If `extends` is `true`, the selection is extended.
  case move(Motion, extends: Bool)
  /// Deletes the selection, or the range up to the target of a motion.
  case delete(Motion)
  /// Turns overwriting on or off.
  case toggleOverwriting

  /// The motions of the caret.
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

  /// Creates the command of a key. If the key has none, returns `nil`.
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
