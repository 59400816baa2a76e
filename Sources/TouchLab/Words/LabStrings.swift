import ResponderWords

/// The strings of the window in other languages: `Words/de.po` is part of the program.
enum LabStrings {
  /// Adds the strings, and selects a language by its name, or the user's if it is `nil`.
  static func use(_ language: String?) {
    MessageCatalogs.add(PackageResources.de_po, for: Language("de"))
    if let language { Language.current = Language(language) }
  }
}
