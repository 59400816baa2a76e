import WindowResponder

/// The strings of the gallery's list in other languages: `Words/de.po` is part of the program.
enum GalleryStrings {
  private static let load: Void = MessageCatalogs.add(german, for: Language("de"))

  /// Adds the message catalogs, which determine the languages of the program.
  static func addCatalogs() { load }

  /// The German message catalog.
  static var german: [UInt8] { PackageResources.de_po }

  /// Returns a string of the list in the user's language.
  static func text(_ key: String) -> String {
    load
    return localized(key)
  }
}
