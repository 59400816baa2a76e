import ResponderPlatform

/// An input method, with its on-screen keyboard.
///
///     field.becomeFirstResponder()
///     stage.composeText("にほ")
///     stage.commitText("日本")
///     #expect(field.text == "日本" && stage.inputMethod.surroundingText == "日本")
///
/// It works like the input method of a Wayland seat. Its changes apply to the text of the first responder if
/// that is a ``TextInput`` without its own input view. At other times, they have no effect.
extension Stage {
  /// The input method's information about the edited text.
  public var inputMethod: InputMethod {
    InputMethod(
      display.hasKeyboard ? display.textInput?.state : nil,
      origin: display.textInput?.surface.geometry.origin ?? .zero)
  }

  /// The number of times that the program has sent a state to the input method.
  public var inputMethodUpdateCount: Int { display.textInputCount }

  /// A Boolean value that indicates whether there is an input method, as some desktops have none. Set it
  /// before a text becomes first responder.
  public var hasInputMethods: Bool {
    get { display.hasInputMethods }
    set { display.hasInputMethods = newValue }
  }

  /// Composes a text, with the cursor at its end. The text replaces the previous composed text, and is
  /// underlined until it is committed. An empty text removes the composed text.
  public func composeText(_ text: String) {
    composeText(text, selected: text.utf8.count..<text.utf8.count)
  }

  /// Composes a text.
  ///
  /// - Parameters:
  ///   - text: The text that replaces the previous composed text.
  ///   - selected: The cursor in the text, or the highlighted part, in bytes of UTF-8. It is `nil` for no
  ///     cursor.
  public func composeText(_ text: String, selected: Range<Int>?) {
    change(TextInputChange(composed: text, composedSelection: selected))
  }

  /// Inserts a text in the place of the composed text.
  public func commitText(_ text: String) {
    change(TextInputChange(committed: text))
  }

  /// Deletes text around the selection, or around the composed text, in bytes of UTF-8.
  public func deleteSurroundingText(before: Int, after: Int) {
    change(TextInputChange(deletedBefore: before, deletedAfter: after))
  }

  /// Makes several changes at once: removes the composed text, deletes text around the cursor, inserts a
  /// text, and composes another text after it.
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

  /// The information that an input method has about a text.
  public struct InputMethod: Hashable, Sendable {
    /// A Boolean value that indicates whether a text is being edited.
    public let isEnabled: Bool
    /// The text around the cursor, with at most 4,000 bytes and without the composed text. It is `nil` if it
    /// is not sent, as in a secure field.
    public let surroundingText: String?
    /// The position of the cursor in the surrounding text, in bytes of UTF-8.
    public let cursor: Int
    /// The position of the other end of the selection, in bytes of UTF-8. Without a selection, it is the same
    /// as ``cursor``.
    public let anchor: Int
    /// The hints for the input method.
    public let hints: Hints
    /// The purpose of the text.
    public let purpose: Purpose
    /// The frame of the cursor in window coordinates, in points, or `nil` if it is not known.
    public let cursorRect: Rect?
    /// A Boolean value that indicates whether only the input method has made the last change of the
    /// surrounding text.
    public let isLastChangeItsOwn: Bool
    /// A number that identifies the text. It changes with each text that is enabled, and when the composed
    /// text should be discarded.
    public let number: Int

    /// A Boolean value that indicates whether a tablet would show its on-screen keyboard.
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

    /// The hints for an input method. Follows `zwp_text_input_v3.content_hint`.
    public struct Hints: OptionSet, Hashable, Sendable {
      /// The bits of the hints.
      public let rawValue: UInt32

      /// Creates hints from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// The input method may complete words.
      public static let completion = Hints(rawValue: 0x1)
      /// The input method may correct words.
      public static let spellcheck = Hints(rawValue: 0x2)
      /// Sentences begin with a capital letter.
      public static let autoCapitalization = Hints(rawValue: 0x4)
      /// The text is in lowercase letters.
      public static let lowercase = Hints(rawValue: 0x8)
      /// The text is in uppercase letters.
      public static let uppercase = Hints(rawValue: 0x10)
      /// Words begin with a capital letter.
      public static let titlecase = Hints(rawValue: 0x20)
      /// The text is hidden.
      public static let hiddenText = Hints(rawValue: 0x40)
      /// The input method should not learn the text.
      public static let sensitiveData = Hints(rawValue: 0x80)
      /// The text is in Latin letters.
      public static let latin = Hints(rawValue: 0x100)
      /// The text may have several lines.
      public static let multiline = Hints(rawValue: 0x200)
    }

    /// The purpose of a text. Follows `zwp_text_input_v3.content_purpose`.
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
      /// A URL.
      case url
      /// An email address.
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
      /// The input of a terminal.
      case terminal
    }
  }
}
