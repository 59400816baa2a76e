import ResponderSystem

/// The catalogs of the program and the library, for use on all threads.
struct WordStore {
  static let shared = Guarded(WordStore())

  /// The user's languages in order of preference.
  private(set) var languages: [Language] = [.english]
  /// A Boolean value that indicates whether the program, not the environment, has chosen the languages.
  private(set) var isChosen = false
  /// The catalogs that the program has added, by their languages.
  private var added: [Language: [Catalogue]] = [:]
  /// The folders that have a folder for each language, and the name of the program's file in these.
  private var folders: [(path: String, domain: String)] = []
  /// The language of the texts in the program's source, or `nil` if the program has not set it.
  var developmentLanguage: Language? { didSet { forget() } }
  /// The language of the program. It is `nil` before the first access after a change.
  private var matched: Language?
  /// The catalogs in the order of search, with the library's at the end. It is `nil` before the first search
  /// after a change.
  private var order: [Catalogue]?

  /// Creates a store without catalogs, for a user whose language is English.
  init() {}

  mutating func use(_ languages: [Language], isChosen: Bool) {
    self.isChosen = isChosen
    self.languages = languages.isEmpty ? [.english] : languages
    forget()
  }

  mutating func add(_ catalogue: Catalogue, for language: Language) {
    added[language, default: []].append(catalogue)
    forget()
  }

  mutating func add(folder: String, domain: String) {
    folders.append((folder, domain))
    forget()
  }

  private mutating func forget() { (matched, order) = (nil, nil) }

  // MARK: The language of the program

  /// A Boolean value that indicates whether the program has declared a language. Otherwise, the languages are
  /// those of the library.
  private var hasLanguages: Bool {
    !added.isEmpty || !folders.isEmpty || developmentLanguage != nil
  }

  /// The language of the program: the first of the user's that the program has, or the development language.
  ///
  /// If the program has chosen a language, or has declared none, it is the user's first language.
  var language: Language {
    mutating get {
      let language = matched ?? match()
      matched = language
      return language
    }
  }

  /// A Boolean value that indicates whether the program has the user's first language in the environment.
  var followsEnvironment: Bool {
    mutating get { !isChosen && language == languages.first }
  }

  private func match() -> Language {
    let first = languages.first ?? .english
    if isChosen || !hasLanguages { return first }
    let development = developmentLanguage ?? .english
    for language in languages {
      if language.code == development.code || !program(of: language).isEmpty { return language }
    }
    guard development.region == nil, let region = first.region else { return development }
    // Formats are those of the user's country.
    return Language("\(development.code)_\(region)")
  }

  // MARK: Strings

  /// Returns the entry of the first catalog that has it, or `nil` if there is none.
  mutating func entry(_ key: Catalogue.Key) -> (texts: [String], rule: PluralRule)? {
    let language = self.language
    let order = order ?? makeOrder(language)
    self.order = order
    for catalogue in order {
      if let texts = catalogue.texts[key] { return (texts, catalogue.rule) }
    }
    return nil
  }

  /// Returns the program's catalogs of its language, then the library's catalog of the same language. If the
  /// program has declared no language, returns the library's catalog of the user's first available language.
  ///
  /// English needs no catalog.
  private func makeOrder(_ language: Language) -> [Catalogue] {
    if hasLanguages || isChosen {
      let own = OwnCatalogues.catalogue(language.code)
      return program(of: language) + [own].compactMap { $0 }
    }
    for language in languages {
      if language.code == "en" { break }
      if let own = OwnCatalogues.catalogue(language.code) { return [own] }
    }
    return []
  }

  /// Returns the program's catalogs of a language, first those for its country.
  private func program(of language: Language) -> [Catalogue] {
    [language, Language(language.code)].uniqued.flatMap(exactProgram)
  }

  private func exactProgram(_ language: Language) -> [Catalogue] {
    let files = folders.lazy.compactMap { folder in
      Catalogue(file: "\(folder.path)/\(language)/LC_MESSAGES/\(folder.domain).mo")
    }
    return (added[language] ?? []) + files
  }
}

extension Array where Element: Equatable {
  fileprivate var uniqued: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
