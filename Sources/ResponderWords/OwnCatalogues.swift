/// The catalogs of the library's localized strings, which are part of all programs.
package enum OwnCatalogues {
  /// The codes of the available languages.
  package static let codes = ["ar", "de", "es", "fr", "ja"]

  /// Returns the catalog of a language, or `nil` if there is none.
  static func catalogue(_ code: String) -> Catalogue? {
    file(code).map { text in text.withUTF8Buffer { Catalogue(po: Array($0)) } }
  }

  private static func file(_ code: String) -> StaticString? {
    switch code {
    case "ar": CatalogFiles.ar
    case "de": CatalogFiles.de
    case "es": CatalogFiles.es
    case "fr": CatalogFiles.fr
    case "ja": CatalogFiles.ja
    default: nil
    }
  }

  /// Returns the localized strings of a language's catalog, or none if there is no catalog. As in gettext's
  /// compiled catalogs, a context and U+0004 precede the text.
  package static func words(_ code: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (key, texts) in catalogue(code)?.texts ?? [:] {
      result[key.context.map { "\($0)\u{4}\(key.text)" } ?? key.text] = texts
    }
    return result
  }
}
