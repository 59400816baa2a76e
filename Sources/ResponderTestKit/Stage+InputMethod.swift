import ResponderPlatform

/// An input method, and the on-screen keyboard that comes with it.
///
///     field.becomeFirstResponder()
///     stage.composeText("にほ")
///     stage.commitText("日本")
///     #expect(field.text == "日本" && stage.inputMethod.surroundingText == "日本")
///
/// It works as those of a Wayland seat do, on the text of the first responder while that is a
/// ``TextInput`` without an input view of its own. At all other times what it does has no effect.
extension Stage {
  /// What the input method knows of the text that is typed into.
  public var inputMethod: InputMethod {
    InputMethod(
      display.hasKeyboard ? display.textInput?.state : nil,
      origin: display.textInput?.surface.geometry.origin ?? .zero)
  }

  /// How often the program has sent the input method something.
  public var inputMethodUpdateCount: Int { display.textInputCount }

  /// Whether there is an input method at all, as on some desktops there is not; to be set before a text
  /// is first responder.
  public var hasInputMethods: Bool {
    get { display.hasInputMethods }
    set { display.hasInputMethods = newValue }
  }

  /// The input method composes a text, with the cursor at its end: in the place of what it composed
  /// before, and underlined until it is committed. An empty text takes away what was composed.
  public func composeText(_ text: String) {
    composeText(text, selected: text.utf8.count..<text.utf8.count)
  }

  /// The input method composes a text.
  ///
  /// - Parameters:
  ///   - text: What takes the place of what it composed before.
  ///   - selected: The cursor in the text, or the part that is highlighted, in bytes of UTF-8; nil for no
  ///     cursor.
  public func composeText(_ text: String, selected: Range<Int>?) {
    change(TextInputChange(composed: text, composedSelection: selected))
  }

  /// The input method inserts a text in place of what it composed.
  public func commitText(_ text: String) {
    change(TextInputChange(committed: text))
  }

  /// The input method deletes what is around the selection, or around what it composed, in bytes of
  /// UTF-8.
  public func deleteSurroundingText(before: Int, after: Int) {
    change(TextInputChange(deletedBefore: before, deletedAfter: after))
  }

  /// The input method does several things at once: what it composed goes, it deletes around the cursor,
  /// puts a text in, and composes another one behind that.
  public func changeText(
    deletingBefore before: Int = 0, deletingAfter after: Int = 0, committing committed: String = "",
    composing composed: String = ""
  ) {
    change(
      TextInputChange(
        deletedBefore: before, deletedAfter: after, committed: committed, composed: composed,
        composedSelection: composed.utf8.count..<composed.utf8.count))
  }

  private func change(_ change: TextInputChange) {
    guard inputMethod.isEnabled, let surface = display.textInput?.surface else { return }
    application.textInput(.change(change), on: surface)
    application.settle()
  }

  /// What an input method knows of a text.
  public struct InputMethod: Hashable, Sendable {
    /// Whether there is a text to be typed into.
    public let isEnabled: Bool
    /// The text around the cursor, at most 4,000 bytes of it, without what is being composed; nil where
    /// it is not told, as in a secure field.
    public let surroundingText: String?
    /// Where the cursor is in the surrounding text, in bytes of UTF-8.
    public let cursor: Int
    /// Where the other end of the selection is, in bytes of UTF-8; as ``cursor`` where nothing is
    /// selected.
    public let anchor: Int
    /// What may help the input method.
    public let hints: Hints
    /// What kind of text it is.
    public let purpose: Purpose
    /// Where the cursor is, in window coordinates, in points; nil where that is not known.
    public let cursorRect: Rect?
    /// Whether the last change to the surrounding text came from the input method alone.
    public let isLastChangeItsOwn: Bool
    /// Tells texts apart: the number changes with each that is enabled, and when what was begun is to
    /// be forgotten.
    public let number: Int

    /// Whether an on-screen keyboard would be there on a tablet.
    public var isOnScreenKeyboardShown: Bool { isEnabled }

    init(_ state: TextInputState?, origin: Point) {
      isEnabled = state != nil
      surroundingText = state?.surroundings?.text
      cursor = state?.surroundings?.cursor ?? 0
      anchor = state?.surroundings?.anchor ?? 0
      hints = Hints(rawValue: state?.hints.rawValue ?? 0)
      purpose = state.flatMap { Purpose(rawValue: $0.purpose.rawValue) } ?? .normal
      cursorRect = state?.cursorRect?.offsetBy(dx: -origin.x, dy: -origin.y)
      isLastChangeItsOwn = state?.isChangedByInputMethod ?? false
      number = state?.number ?? 0
    }

    /// What may help an input method. Follows `zwp_text_input_v3.content_hint`.
    public struct Hints: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt32

      /// Creates hints from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Words may be completed.
      public static let completion = Hints(rawValue: 0x1)
      /// Words may be corrected.
      public static let spellcheck = Hints(rawValue: 0x2)
      /// Sentences begin with a capital letter.
      public static let autoCapitalization = Hints(rawValue: 0x4)
      /// Small letters.
      public static let lowercase = Hints(rawValue: 0x8)
      /// Capital letters.
      public static let uppercase = Hints(rawValue: 0x10)
      /// Words begin with a capital letter.
      public static let titlecase = Hints(rawValue: 0x20)
      /// The text is hidden.
      public static let hiddenText = Hints(rawValue: 0x40)
      /// The text is not to be learned.
      public static let sensitiveData = Hints(rawValue: 0x80)
      /// Latin letters.
      public static let latin = Hints(rawValue: 0x100)
      /// Several lines.
      public static let multiline = Hints(rawValue: 0x200)
    }

    /// What kind of text it is. Follows `zwp_text_input_v3.content_purpose`.
    public enum Purpose: UInt32, Hashable, Sendable, CaseIterable {
      /// Any text.
      case normal = 0
      /// Letters.
      case alpha
      /// Digits.
      case digits
      /// A number.
      case number
      /// A telephone number.
      case phone
      /// An address of the web.
      case url
      /// An e-mail address.
      case email
      /// A person's name.
      case name
      /// A password.
      case password
      /// A password of digits.
      case pin
      /// A date.
      case date
      /// A time of day.
      case time
      /// A date and a time.
      case datetime
      /// What a terminal takes.
      case terminal
    }
  }
}
