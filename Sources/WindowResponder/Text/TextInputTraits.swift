/// The traits of a text input for an on-screen keyboard and an input method. Follows `UITextInputTraits`.
/// Every trait has a default.
@preconcurrency @MainActor public protocol TextInputTraits: AnyObject {
  /// The type of the keyboard.
  var keyboardType: KeyboardType { get }
  /// The action of the Return key.
  var returnKeyType: ReturnKeyType { get }
  /// The units of text that begin with a capital letter.
  var autocapitalizationType: TextAutocapitalizationType { get }
  /// The setting for corrections of typed words.
  var autocorrectionType: TextAutocorrectionType { get }
  /// The setting for spell checking.
  var spellCheckingType: TextSpellCheckingType { get }
  /// The meaning of the text, or `nil` if it has none in particular.
  var textContentType: TextContentType? { get }
  /// A Boolean value that indicates whether the text is secure.
  var isSecureTextEntry: Bool { get }
  /// A Boolean value that indicates whether Return is disabled if there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text can have several lines. An on-screen keyboard then shows
  /// Return as a line break.
  var isMultiline: Bool { get }
}

extension TextInputTraits {
  /// The default is ``KeyboardType/default``.
  public var keyboardType: KeyboardType { .default }
  /// The default is ``ReturnKeyType/default``.
  public var returnKeyType: ReturnKeyType { .default }
  /// The default is ``TextAutocapitalizationType/sentences``.
  public var autocapitalizationType: TextAutocapitalizationType { .sentences }
  /// The default is ``TextAutocorrectionType/default``.
  public var autocorrectionType: TextAutocorrectionType { .default }
  /// The default is ``TextSpellCheckingType/default``.
  public var spellCheckingType: TextSpellCheckingType { .default }
  /// The default is `nil`.
  public var textContentType: TextContentType? { nil }
  /// The default is `false`.
  public var isSecureTextEntry: Bool { false }
  /// The default is `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default is `false`.
  public var isMultiline: Bool { false }
}

/// The types of keyboards. Follows `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// A keyboard for any text.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for web addresses.
  case URL
  /// A keyboard for digits, as for a PIN.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for digits and a decimal separator.
  case decimalPad
  /// A keyboard for text with @ and #.
  case twitter
  /// A keyboard for searches and web addresses.
  case webSearch
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad
}

/// The actions of the Return key. Follows `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  /// A Return key.
  case `default` = 0
  /// A key that goes to an address.
  case go
  /// A key that searches.
  case google
  /// A key that joins, for example a network.
  case join
  /// A key that goes to the next field.
  case next
  /// A key that plans a route.
  case route
  /// A key that searches.
  case search
  /// A key that sends.
  case send
  /// A key that searches.
  case yahoo
  /// A key that ends typing.
  case done
  /// A key that places an emergency call.
  case emergencyCall
  /// A key that continues.
  case `continue`
}

/// The units of text that begin with a capital letter. Follows `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  /// No unit.
  case none = 0
  /// Every word.
  case words
  /// Every sentence.
  case sentences
  /// Every character.
  case allCharacters
}

/// The settings for corrections of typed words. Follows `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  /// Correction depends on the kind of text.
  case `default` = 0
  /// Words are not corrected.
  case no
  /// Words may be corrected.
  case yes
}

/// The settings for spell checking. Follows `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  /// Spell checking depends on the kind of text.
  case `default` = 0
  /// Spelling is not checked.
  case no
  /// Spelling may be checked.
  case yes
}

/// The meaning of a text. Follows `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = TextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A person's nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A full postal address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The name of a city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A web address.
  public static let URL = TextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = TextContentType(rawValue: "username")
  /// An existing password.
  public static let password = TextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A date and time.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// A date. UIKit has no such type.
  public static let date = TextContentType(rawValue: "date")
  /// A time of day. UIKit has no such type.
  public static let time = TextContentType(rawValue: "time")
  /// The input of a terminal. UIKit has no such type.
  public static let terminal = TextContentType(rawValue: "terminal")
}
