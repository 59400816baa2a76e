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
  /// The catalogs in the order of search, with the library's at the end. It is `nil` before the first search.
  private var order: [Catalogue]?

  mutating func use(_ languages: [Language], isChosen: Bool) {
    self.isChosen = isChosen
    self.languages = languages.isEmpty ? [.english] : languages
    order = nil
  }

  mutating func add(_ catalogue: Catalogue, for language: Language) {
    added[language, default: []].append(catalogue)
    order = nil
  }

  mutating func add(folder: String, domain: String) {
    folders.append((folder, domain))
    order = nil
  }

  /// Returns the entry of the first catalog that has it, or `nil` if there is none.
  mutating func entry(_ key: Catalogue.Key) -> (texts: [String], rule: PluralRule)? {
    let order = order ?? makeOrder()
    self.order = order
    for catalogue in order {
      if let texts = catalogue.texts[key] { return (texts, catalogue.rule) }
    }
    return nil
  }

  /// Returns the program's catalogs of the first available language, then the library's catalog of the first
  /// available language. English needs none.
  private func makeOrder() -> [Catalogue] {
    var result: [Catalogue] = []
    for language in languages {
      result += [language, Language(language.code)].uniqued.flatMap(program)
      if !result.isEmpty || language.code == "en" { break }
    }
    for language in languages {
      if language.code == "en" { break }
      if let own = OwnCatalogues.catalogue(language.code) { return result + [own] }
    }
    return result
  }

  private func program(_ language: Language) -> [Catalogue] {
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
