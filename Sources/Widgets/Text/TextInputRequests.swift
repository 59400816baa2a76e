/// A value that indicates whether typed straight quotation marks are replaced by curly ones. Follows
/// `UITextSmartQuotesType`.
public enum TextSmartQuotesType: Int, Hashable, Sendable {
  /// No replacement. On iOS the settings of the system decide, which a desktop does not have.
  case `default` = 0
  /// No replacement.
  case no
  /// A quotation mark becomes the opening or closing one of the user's language, and in a word an apostrophe.
  case yes
}

/// A value that indicates whether typed hyphens are replaced by a dash. Follows `UITextSmartDashesType`.
public enum TextSmartDashesType: Int, Hashable, Sendable {
  /// No replacement. On iOS the settings of the system decide, which a desktop does not have.
  case `default` = 0
  /// No replacement.
  case no
  /// Two hyphens become an en dash, and three an em dash.
  case yes
}

/// A value that indicates whether spaces around pasted or cut text are adjusted. Follows
/// `UITextSmartInsertDeleteType`.
public enum TextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// No adjustment. On iOS the settings of the system decide, which a desktop does not have.
  case `default` = 0
  /// No adjustment.
  case no
  /// A pasted word gets spaces between it and the words around it. The space beside a selected word is
  /// deleted or cut with the word, unless it still separates two words.
  case yes
}

/// A value that indicates whether an input method suggests the rest of a word. Follows
/// `UITextInlinePredictionType`, and becomes the hint `completion` of `zwp_text_input_v3`.
///
/// The protocol has one hint for suggestions and corrections: text with `TextAutocorrectionType.yes` has it
/// in any case.
public enum TextInlinePredictionType: Int, Hashable, Sendable {
  /// The kind of text decides, as it does for corrections.
  case `default` = 0
  /// No suggestions.
  case no
  /// Suggestions.
  case yes
}

extension TextInlinePredictionType {
  fileprivate var suggestsWords: Bool? {
    switch self {
    case .default: nil
    case .no: false
    case .yes: true
    }
  }
}

/// The appearance of an on-screen keyboard. Follows `UIKeyboardAppearance`.
///
/// The value has no effect: the desktop's keyboard has its own appearance, and the protocol of input methods
/// does not transmit one.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light
  /// The old name of ``dark``.
  public static let alert = KeyboardAppearance.dark
}

/// The requests of a text for typing, and those to a keyboard.
struct TextInputRequests {
  var quotes = TextSmartQuotesType.default
  var dashes = TextSmartDashesType.default
  var insertDelete = TextSmartInsertDeleteType.default
  var prediction = TextInlinePredictionType.default
  var appearance = KeyboardAppearance.default
  var editsAttributes = false
  var passwordRules: TextInputPasswordRules?

  /// The changes of typed, pasted and deleted text.
  var editing: SmartEditing {
    var editing = SmartEditing()
    editing.replacesQuotes = quotes == .yes
    editing.replacesDashes = dashes == .yes
    editing.adjustsSpaces = insertDelete == .yes
    editing.suggestsWords = prediction.suggestsWords
    return editing
  }
}

extension CanvasTextInput {
  /// Stores a request, and notifies the editor and the input method.
  fileprivate func request<Value>(
    _ path: WritableKeyPath<TextInputRequests, Value>, _ value: Value
  ) {
    inputState.requests[keyPath: path] = value
    editor.smart = inputState.requests.editing
    traitsDidChange()
  }
}

/// The requirements for a new password. Follows `UITextInputPasswordRules`.
///
/// A field stores the rules. They have no effect, because desktops generate no passwords.
public final class TextInputPasswordRules: Sendable {
  /// The rules, for example `"minlength: 8; required: digit;"`.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

extension TextField {
  /// A Boolean value that indicates whether the user can change text attributes such as bold. The value has
  /// no effect: a field has no commands for that.
  public var allowsEditingTextAttributes: Bool {
    get { inputState.requests.editsAttributes }
    set { inputState.requests.editsAttributes = newValue }
  }
  /// The requirements for a new password. The value has no effect: desktops generate no passwords.
  public var passwordRules: TextInputPasswordRules? {
    get { inputState.requests.passwordRules }
    set { inputState.requests.passwordRules = newValue }
  }
  /// A value that indicates whether typed straight quotation marks are replaced by curly ones. The default is
  /// `TextSmartQuotesType.default`, which replaces none.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.requests.quotes }
    set { request(\.quotes, newValue) }
  }
  /// A value that indicates whether typed hyphens are replaced by a dash. The default is
  /// `TextSmartDashesType.default`, which replaces none.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.requests.dashes }
    set { request(\.dashes, newValue) }
  }
  /// A value that indicates whether spaces around pasted or cut text are adjusted. The default is
  /// `TextSmartInsertDeleteType.default`, which adjusts none.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.requests.insertDelete }
    set { request(\.insertDelete, newValue) }
  }
  /// A value that indicates whether an input method suggests the rest of a word. The default is
  /// `TextInlinePredictionType.default`.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.requests.prediction }
    set { request(\.prediction, newValue) }
  }
  /// The appearance of an on-screen keyboard. It has no effect: the desktop's keyboard has its own.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.requests.appearance }
    set { inputState.requests.appearance = newValue }
  }
}

extension TextView {
  /// A value that indicates whether typed straight quotation marks are replaced by curly ones. The default is
  /// `TextSmartQuotesType.default`, which replaces none.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.requests.quotes }
    set { request(\.quotes, newValue) }
  }
  /// A value that indicates whether typed hyphens are replaced by a dash. The default is
  /// `TextSmartDashesType.default`, which replaces none.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.requests.dashes }
    set { request(\.dashes, newValue) }
  }
  /// A value that indicates whether spaces around pasted or cut text are adjusted. The default is
  /// `TextSmartInsertDeleteType.default`, which adjusts none.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.requests.insertDelete }
    set { request(\.insertDelete, newValue) }
  }
  /// A value that indicates whether an input method suggests the rest of a word. The default is
  /// `TextInlinePredictionType.default`.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.requests.prediction }
    set { request(\.prediction, newValue) }
  }
  /// The appearance of an on-screen keyboard. It has no effect: the desktop's keyboard has its own.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.requests.appearance }
    set { inputState.requests.appearance = newValue }
  }
}
