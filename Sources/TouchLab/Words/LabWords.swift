import ResponderWords

/// The window's words in other languages: `Words/de.po` is part of the program.
enum LabWords {
  /// Adds them, and chooses a language by its name; nil for that of the user.
  static func use(_ language: String?) {
    Words.add(PackageResources.de_po, for: Language("de"))
    if let language { Language.current = Language(language) }
  }
}
