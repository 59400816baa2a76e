import ResponderSystem

/// The catalogues of the program and the library, on whatever thread.
struct WordStore {
  static let shared = Guarded(WordStore())

  /// The user's languages, the dearest first.
  private(set) var languages: [Language] = [.english]
  /// Whether the program said which languages, rather than the environment.
  private(set) var isChosen = false
  /// What the program added, by language.
  private var added: [Language: [Catalogue]] = [:]
  /// Folders with a folder for each language, and the name of the program's file in these.
  private var folders: [(path: String, domain: String)] = []
  /// The catalogues in their order, and the library's last; nil until the first word is looked up.
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

  /// What the first catalogue says that knows a word; nil where none does.
  mutating func entry(_ key: Catalogue.Key) -> (texts: [String], rule: PluralRule)? {
    let order = order ?? makeOrder()
    self.order = order
    for catalogue in order {
      if let texts = catalogue.texts[key] { return (texts, catalogue.rule) }
    }
    return nil
  }

  /// The program's catalogues of the first language that it has, then the library's of the first that it
  /// has. English needs none.
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
