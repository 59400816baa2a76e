/// Whether straight quotation marks become curly ones. Follows `UITextSmartQuotesType`. An input method
/// that does so decides by itself: it changes nothing here.
public enum TextSmartQuotesType: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens become a dash. Follows `UITextSmartDashesType`. An input method that does so decides
/// by itself: it changes nothing here.
public enum TextSmartDashesType: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces come and go around text that is pasted or cut. Follows `UITextSmartInsertDeleteType`. It
/// changes nothing here.
public enum TextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the rest of a word is suggested in the text. Follows `UITextInlinePredictionType`. It changes
/// nothing here.
public enum TextInlinePredictionType: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// How an on-screen keyboard looks. Follows `UIKeyboardAppearance`. The keyboard is the desktop's, and
/// looks as that does: it changes nothing here.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// Dark.
  case dark
  /// Light.
  case light
  /// The old name of ``dark``.
  public static let alert = KeyboardAppearance.dark
}

/// What a text asks of a keyboard, and which the desktop's keyboard decides about itself.
struct TextInputWishes {
  var quotes = TextSmartQuotesType.default
  var dashes = TextSmartDashesType.default
  var insertDelete = TextSmartInsertDeleteType.default
  var prediction = TextInlinePredictionType.default
  var appearance = KeyboardAppearance.default
  var editsAttributes = false
  var passwordRules: TextInputPasswordRules?
}

/// What a new password has to hold. Follows `UITextInputPasswordRules`.
///
/// No desktop makes up passwords: a field keeps the rules and does nothing with them.
public final class TextInputPasswordRules: Sendable {
  /// The rules: `"minlength: 8; required: digit;"`.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

extension TextField {
  /// Whether the user may make text bold and the like. A field has no commands for that: it changes
  /// nothing here.
  public var allowsEditingTextAttributes: Bool {
    get { inputState.wishes.editsAttributes }
    set { inputState.wishes.editsAttributes = newValue }
  }
  /// What a new password has to hold. It changes nothing here.
  public var passwordRules: TextInputPasswordRules? {
    get { inputState.wishes.passwordRules }
    set { inputState.wishes.passwordRules = newValue }
  }
  /// Whether straight quotation marks become curly ones. It changes nothing here.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.wishes.quotes }
    set { inputState.wishes.quotes = newValue }
  }
  /// Whether two hyphens become a dash. It changes nothing here.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.wishes.dashes }
    set { inputState.wishes.dashes = newValue }
  }
  /// Whether spaces come and go around text that is pasted or cut. It changes nothing here.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.wishes.insertDelete }
    set { inputState.wishes.insertDelete = newValue }
  }
  /// Whether the rest of a word is suggested in the text. It changes nothing here.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.wishes.prediction }
    set { inputState.wishes.prediction = newValue }
  }
  /// How an on-screen keyboard looks. It changes nothing here.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.wishes.appearance }
    set { inputState.wishes.appearance = newValue }
  }
}

extension TextView {
  /// Whether straight quotation marks become curly ones. It changes nothing here.
  public var smartQuotesType: TextSmartQuotesType {
    get { inputState.wishes.quotes }
    set { inputState.wishes.quotes = newValue }
  }
  /// Whether two hyphens become a dash. It changes nothing here.
  public var smartDashesType: TextSmartDashesType {
    get { inputState.wishes.dashes }
    set { inputState.wishes.dashes = newValue }
  }
  /// Whether spaces come and go around text that is pasted or cut. It changes nothing here.
  public var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { inputState.wishes.insertDelete }
    set { inputState.wishes.insertDelete = newValue }
  }
  /// Whether the rest of a word is suggested in the text. It changes nothing here.
  public var inlinePredictionType: TextInlinePredictionType {
    get { inputState.wishes.prediction }
    set { inputState.wishes.prediction = newValue }
  }
  /// How an on-screen keyboard looks. It changes nothing here.
  public var keyboardAppearance: KeyboardAppearance {
    get { inputState.wishes.appearance }
    set { inputState.wishes.appearance = newValue }
  }
}
