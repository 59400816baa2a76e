import ResponderGeometry

/// The state of the text being typed into, as it is sent to an input method.
///
/// Plain data. Follows the state of `zwp_text_input_v3`.
package struct TextInputState: Equatable, Sendable {
  /// Tells one text input from the next: with another number, everything that the input method was
  /// told or has begun is forgotten.
  package var number: Int
  /// The text around the cursor, without what is being composed; nil where it is not told.
  package var surroundings: TextSurroundings?
  /// What may help the input method.
  package var hints: TextInputHints
  /// What kind of text it is.
  package var purpose: TextInputPurpose
  /// Where the cursor is, in surface coordinates, in points; nil where that is not known.
  package var cursorRect: Rect?
  /// Whether the last change to the surrounding text came from the input method alone.
  package var isChangedByInputMethod = false

  package init(
    number: Int, surroundings: TextSurroundings? = nil, hints: TextInputHints = [],
    purpose: TextInputPurpose = .normal, cursorRect: Rect? = nil
  ) {
    self.number = number
    self.surroundings = surroundings
    self.hints = hints
    self.purpose = purpose
    self.cursorRect = cursorRect
  }
}

/// The text around a cursor, and where in it the cursor is.
package struct TextSurroundings: Equatable, Sendable {
  /// The largest number of bytes that the protocol carries.
  package static let maximumLength = 4_000

  /// At most ``maximumLength`` bytes.
  package var text: String
  /// Where the cursor is, in bytes.
  package var cursor: Int
  /// Where the other end of the selection is, in bytes; as the cursor where nothing is selected.
  package var anchor: Int

  package init(text: String, cursor: Int, anchor: Int) {
    self.text = text
    self.cursor = cursor
    self.anchor = anchor
  }
}

/// The bits of `zwp_text_input_v3.content_hint`.
package struct TextInputHints: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let completion = TextInputHints(rawValue: 0x1)
  package static let spellcheck = TextInputHints(rawValue: 0x2)
  package static let autoCapitalization = TextInputHints(rawValue: 0x4)
  package static let lowercase = TextInputHints(rawValue: 0x8)
  package static let uppercase = TextInputHints(rawValue: 0x10)
  package static let titlecase = TextInputHints(rawValue: 0x20)
  package static let hiddenText = TextInputHints(rawValue: 0x40)
  package static let sensitiveData = TextInputHints(rawValue: 0x80)
  package static let latin = TextInputHints(rawValue: 0x100)
  package static let multiline = TextInputHints(rawValue: 0x200)
}

/// The values of `zwp_text_input_v3.content_purpose`.
package enum TextInputPurpose: UInt32, Sendable, CaseIterable {
  case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time, datetime
  case terminal
}

/// What an input method does to the text, all at once.
///
/// It is applied in this order: what was being composed goes, surrounding text is deleted, text is put
/// in, and something new is being composed. Nothing here has been checked against the text.
package struct TextInputChange: Equatable, Sendable {
  /// How many bytes before the cursor, or before what was being composed or is selected, are deleted.
  package var deletedBefore: Int
  /// How many bytes behind it are deleted.
  package var deletedAfter: Int
  /// Text to be put in; empty for none.
  package var committed: String
  /// What is being composed now; empty for nothing.
  package var composed: String
  /// The cursor or the highlight in what is being composed, in bytes; nil for a hidden cursor.
  package var composedSelection: Range<Int>?

  package init(
    deletedBefore: Int = 0, deletedAfter: Int = 0, committed: String = "", composed: String = "",
    composedSelection: Range<Int>? = 0..<0
  ) {
    self.deletedBefore = deletedBefore
    self.deletedAfter = deletedAfter
    self.committed = committed
    self.composed = composed
    self.composedSelection = composedSelection
  }
}

/// What an input method does.
package enum TextInputEvent: Equatable, Sendable {
  /// It changes the text that was last sent to it.
  case change(TextInputChange)
  /// The surface has lost it: what was being composed stays as it is.
  case left
}

/// Displays without input methods.
extension Display {
  package var hasInputMethods: Bool { false }
  package func setTextInput(_ state: TextInputState?, on surface: any Surface) {}
}

/// Those who have no text.
extension DisplayEvents {
  package func textInput(_ event: TextInputEvent, on surface: any Surface) {}
}
