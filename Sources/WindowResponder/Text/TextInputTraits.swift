/// What a text input tells an on-screen keyboard and input method about what is to be typed. Follows
/// `UITextInputTraits`. Everything has a default.
@preconcurrency @MainActor public protocol TextInputTraits: AnyObject {
  /// Which keys are of use.
  var keyboardType: KeyboardType { get }
  /// What Return does.
  var returnKeyType: ReturnKeyType { get }
  /// What begins with a capital letter.
  var autocapitalizationType: TextAutocapitalizationType { get }
  /// Whether typed words may be corrected.
  var autocorrectionType: TextAutocorrectionType { get }
  /// Whether spelling may be checked.
  var spellCheckingType: TextSpellCheckingType { get }
  /// What the text means; nil where it has no meaning of its own.
  var textContentType: TextContentType? { get }
  /// Whether the text is a secret.
  var isSecureTextEntry: Bool { get }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text may have several lines: an on-screen keyboard then shows Return as such.
  var isMultiline: Bool { get }
}

extension TextInputTraits {
  /// Any keys.
  public var keyboardType: KeyboardType { .default }
  /// Return as usual.
  public var returnKeyType: ReturnKeyType { .default }
  /// Sentences.
  public var autocapitalizationType: TextAutocapitalizationType { .sentences }
  /// As the system likes.
  public var autocorrectionType: TextAutocorrectionType { .default }
  /// As the system likes.
  public var spellCheckingType: TextSpellCheckingType { .default }
  /// None.
  public var textContentType: TextContentType? { nil }
  /// No.
  public var isSecureTextEntry: Bool { false }
  /// No.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// No.
  public var isMultiline: Bool { false }
}

/// Which keys are of use. Follows `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// All.
  case `default` = 0
  /// ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// An address of the web.
  case URL
  /// Digits, as for a PIN.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or a telephone number.
  case namePhonePad
  /// An e-mail address.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Words with @ and #.
  case twitter
  /// A search or an address of the web.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// What Return does. Follows `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  /// Return.
  case `default` = 0
  /// Goes there.
  case go
  /// Searches.
  case google
  /// Joins.
  case join
  /// Goes to the next field.
  case next
  /// Plans a route.
  case route
  /// Searches.
  case search
  /// Sends.
  case send
  /// Searches.
  case yahoo
  /// Ends typing.
  case done
  /// Calls for help.
  case emergencyCall
  /// Goes on.
  case `continue`
}

/// What begins with a capital letter. Follows `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none = 0
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// Everything.
  case allCharacters
}

/// Whether typed words may be corrected. Follows `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case `default` = 0
  /// They may not.
  case no
  /// They may.
  case yes
}

/// Whether spelling may be checked. Follows `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case `default` = 0
  /// It may not.
  case no
  /// It may.
  case yes
}

/// What a text means. Follows `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = TextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// What a person is called by friends.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// An organisation.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A whole postal address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = TextContentType(rawValue: "username")
  /// A password that is there already.
  public static let password = TextContentType(rawValue: "current-password")
  /// A password to be made up.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A date and time.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// The day on which a person was born.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// A date. UIKit has none.
  public static let date = TextContentType(rawValue: "date")
  /// A time of day. UIKit has none.
  public static let time = TextContentType(rawValue: "time")
  /// What a terminal takes. UIKit has none.
  public static let terminal = TextContentType(rawValue: "terminal")
}
