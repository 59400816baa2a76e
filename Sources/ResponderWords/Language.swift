/// A language for people, optionally in the form of one country.
///
///     let german = Language("de_AT.UTF-8")
///     german.code      // "de"
///     german.region    // "AT"
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The language code of ISO 639, in lowercase letters, such as `de`.
  public let code: String
  /// The country code of ISO 3166, in uppercase letters, such as `AT`. It is `nil` if there is none.
  public let region: String?

  /// The English language, in which the library's own strings are written.
  public static let english = Language("en")

  /// Creates a language from the name of a locale, such as `de_AT.UTF-8@euro` or `de-AT`. For `C`, `POSIX`
  /// and an empty name, the language is English.
  public init(_ identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let first = parts.first.map { $0.lowercased() } ?? "en"
    code = first == "c" || first == "posix" ? "en" : first
    region = parts.dropFirst().first { $0.count == 2 }.map { $0.uppercased() }
  }

  /// The language code and, after an underscore, the country code, such as `de_AT`.
  public var description: String { region.map { "\(code)_\($0)" } ?? code }

  /// A Boolean value that indicates whether the language has a right-to-left layout.
  public var isRightToLeft: Bool { Self.rightToLeftCodes.contains(code) }

  private static let rightToLeftCodes: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// The language of the program, in which strings, numbers and dates are shown.
  ///
  /// It is the first of the user's languages for which the program has a catalog, or else the
  /// ``MessageCatalogs/developmentLanguage``. If the program has declared no language, it is the first
  /// language of the user. If the program sets this property, it is that language in every case.
  ///
  /// Strings are localized when views are created, so set the language before.
  public static var current: Language {
    get { WordStore.shared.with { $0.language } }
    set { WordStore.shared.with { $0.use([newValue], isChosen: true) } }
  }

  /// Returns the languages of an environment in order of preference.
  ///
  /// - Parameters:
  ///   - locale: The locale of messages. If it is `C`, the language is always English.
  ///   - list: The value of `LANGUAGE`: names that are separated by colons.
  package static func preferred(locale: String, list: String) -> [Language] {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name.isEmpty || name == "C" || name == "POSIX" { return [.english] }
    var result: [Language] = []
    for part in list.split(separator: ":") + [Substring(locale)] {
      let language = Language(String(part))
      if !result.contains(language) { result.append(language) }
    }
    return result
  }

  /// Sets the languages of the user from the environment, in order of preference.
  package static func use(_ languages: [Language]) {
    WordStore.shared.with { $0.use(languages, isChosen: false) }
  }

  /// A Boolean value that indicates whether the program has the user's first language in the environment. It
  /// is `false` if the program has chosen a language, or does not have the user's.
  package static var followsEnvironment: Bool { WordStore.shared.with { $0.followsEnvironment } }
}
