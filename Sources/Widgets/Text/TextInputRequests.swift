/// A value that indicates whether straight quotation marks are replaced by curly ones. Follows
/// `UITextSmartQuotesType`. The value has no effect: an input method decides for itself.
public enum TextSmartQuotesType: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// No replacement.
  case no
  /// Replacement.
  case yes
}

/// A value that indicates whether two hyphens are replaced by a dash. Follows `UITextSmartDashesType`. The
/// value has no effect: an input method decides for itself.
public enum TextSmartDashesType: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// No replacement.
  case no
  /// Replacement.
  case yes
}

/// A value that indicates whether spaces around pasted or cut text are adjusted. Follows
/// `UITextSmartInsertDeleteType`. The value has no effect.
public enum TextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// No adjustment.
  case no
  /// Adjustment.
  case yes
}

/// A value that indicates whether the rest of a word is suggested in the text. Follows
/// `UITextInlinePredictionType`. The value has no effect.
public enum TextInlinePredictionType: Int, Hashable, Sendable {
  /// The default.
  case `default` = 0
  /// No suggestions.
  case no
  /// Suggestions.
  case yes
}

/// The appearance of an on-screen keyboard. Follows `UIKeyboardAppearance`. The value has no effect: the
/// keyboard of the desktop has its own appearance.
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

/// The requests of a text to a keyboard, which the desktop's keyboard does not follow.
struct TextInputRequests {
  var quotes = TextSmartQuotesType.default
  var dashes = TextSmartDashesType.default
  var insertDelete = TextSmartInsertDeleteType.default
  var prediction = TextInlinePredictionType.default
  var appearance = KeyboardAppearance.default
  var editsAttributes = false
  var passwordRules: TextInputPasswordRules?
}

/// The requirements for a new password. Follows `UITextInputPasswordRules`.
///
/// Desktops generate no passwords: a field stores the rules, and they have no effect.
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
    get { inputState.wishes.editsAttributes }
    set { inputState.wishes.editsAttributes = newValue }
  }
  /// The requirements for a new password. The value has no effect.
  public var passwordRules: TextInputPasswordRules? {
    get { inputState.wishes.passwordRules }
    set { inputState.wishes.passwordRules = newValue }
  }
  /// A value that indicates whether straight quotation marks are replaced by curly ones. It has no effect.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.wishes.quotes }
    set { inputState.wishes.quotes = newValue }
  }
  /// A value that indicates whether two hyphens are replaced by a dash. It has no effect.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.wishes.dashes }
    set { inputState.wishes.dashes = newValue }
  }
  /// A value that indicates whether spaces around pasted or cut text are adjusted. It has no effect.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.wishes.insertDelete }
    set { inputState.wishes.insertDelete = newValue }
  }
  /// A value that indicates whether the rest of a word is suggested in the text. It has no effect.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.wishes.prediction }
    set { inputState.wishes.prediction = newValue }
  }
  /// The appearance of an on-screen keyboard. It has no effect.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.wishes.appearance }
    set { inputState.wishes.appearance = newValue }
  }
}

extension TextView {
  /// A value that indicates whether straight quotation marks are replaced by curly ones. It has no effect.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.wishes.quotes }
    set { inputState.wishes.quotes = newValue }
  }
  /// A value that indicates whether two hyphens are replaced by a dash. It has no effect.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.wishes.dashes }
    set { inputState.wishes.dashes = newValue }
  }
  /// A value that indicates whether spaces around pasted or cut text are adjusted. It has no effect.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.wishes.insertDelete }
    set { inputState.wishes.insertDelete = newValue }
  }
  /// A value that indicates whether the rest of a word is suggested in the text. It has no effect.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.wishes.prediction }
    set { inputState.wishes.prediction = newValue }
  }
  /// The appearance of an on-screen keyboard. It has no effect.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.wishes.appearance }
    set { inputState.wishes.appearance = newValue }
  }
}
