/// A language that people read, perhaps as it is written in one country.
///
///     let german = Language("de_AT.UTF-8")
///     german.code      // "de"
///     german.region    // "AT"
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The language's code in ISO 639, in small letters: `de`.
  public let code: String
  /// The country's code in ISO 3166, in capitals: `AT`; nil for none.
  public let region: String?

  /// English, which the library's own words are written in.
  public static let english = Language("en")

  /// Creates a language of a locale's name, as `de_AT.UTF-8@euro` or `de-AT`; of `C`, `POSIX` and nothing it
  /// is English.
  public init(_ identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let first = parts.first.map { $0.lowercased() } ?? "en"
    code = first == "c" || first == "posix" ? "en" : first
    region = parts.dropFirst().first { $0.count == 2 }.map { $0.uppercased() }
  }

  /// The language's code, and the country's behind a line: `de_AT`.
  public var description: String { region.map { "\(code)_\($0)" } ?? code }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool { Self.rightToLeftCodes.contains(code) }

  private static let rightToLeftCodes: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// The language of the user: that of the desktop's locale, unless the program sets another one.
  ///
  /// Words are looked up when views are made: set it before.
  public static var current: Language {
    get { WordStore.shared.with { $0.languages.first ?? .english } }
    set { WordStore.shared.with { $0.use([newValue], isChosen: true) } }
  }

  /// The languages that an environment asks for, the dearest first.
  ///
  /// - Parameters:
  ///   - locale: The locale of messages; `C` is English, whatever else is asked for.
  ///   - list: What `LANGUAGE` holds: names with colons between.
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

  /// Makes these the languages of the user, the dearest first, as the environment says.
  package static func use(_ languages: [Language]) {
    WordStore.shared.with { $0.use(languages, isChosen: false) }
  }

  /// Whether the program chose the language, rather than the environment.
  package static var isChosen: Bool { WordStore.shared.with { $0.isChosen } }
}
