import ResponderGeometry

/// The state of the edited text that is sent to an input method.
///
/// It is plain data. Follows the state of `zwp_text_input_v3`.
package struct TextInputState: Equatable, Sendable {
  /// The number that identifies the text input. A new number resets the state of the input method.
  package var number: Int
  /// The text around the cursor, without the marked text, or `nil` if it is not sent.
  package var surroundings: TextSurroundings?
  /// The hints for the input method.
  package var hints: TextInputHints
  /// The purpose of the text.
  package var purpose: TextInputPurpose
  /// The rectangle of the cursor, in surface coordinates, in points, or `nil` if it is unknown.
  package var cursorRect: Rect?
  /// A Boolean value that indicates whether the input method alone made the last change to the surrounding
  /// text.
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

/// The text around a cursor, with the position of the cursor.
package struct TextSurroundings: Equatable, Sendable {
  /// The largest number of bytes of a text in the protocol.
  package static let maximumLength = 4_000

  /// The text, of at most ``maximumLength`` bytes.
  package var text: String
  /// The offset of the cursor, in bytes.
  package var cursor: Int
  /// The offset of the other end of the selection, in bytes. Without a selection, this is the offset of the
  /// cursor.
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

/// A change of the text by an input method, applied as a whole.
///
/// The order is: the marked text is removed, surrounding text is deleted, text is inserted, and new marked
/// text is set. The values are not validated against the text.
package struct TextInputChange: Equatable, Sendable {
  /// The number of bytes to delete before the cursor, or before the marked text or the selection.
  package var deletedBefore: Int
  /// The number of bytes to delete after the cursor.
  package var deletedAfter: Int
  /// The text to insert. It is empty if there is none.
  package var committed: String
  /// The new marked text. It is empty if there is none.
  package var composed: String
  /// The cursor or the highlight in the marked text, in bytes, or `nil` for a hidden cursor.
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

/// The events of an input method.
package enum TextInputEvent: Equatable, Sendable {
  /// The input method changes the text that was last sent to it.
  case change(TextInputChange)
  /// The surface has lost the input method. The marked text does not change.
  case left
}

/// Implementations for displays without input methods.
extension Display {
  package var hasInputMethods: Bool { false }
  package func setTextInput(_ state: TextInputState?, on surface: any Surface) {}
}

/// Implementations for receivers without text.
extension DisplayEvents {
  package func textInput(_ event: TextInputEvent, on surface: any Surface) {}
}
