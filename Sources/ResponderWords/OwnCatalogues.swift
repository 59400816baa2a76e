/// The library's own words in other languages, which are part of every program.
package enum OwnCatalogues {
  /// The languages that there are.
  package static let codes = ["ar", "de", "es", "fr", "ja"]

  /// The catalogue of a language; nil where there is none.
  static func catalogue(_ code: String) -> Catalogue? {
    bytes(code).map { Catalogue(po: $0) }
  }

  private static func bytes(_ code: String) -> [UInt8]? {
    switch code {
    case "ar": PackageResources.ar_po
    case "de": PackageResources.de_po
    case "es": PackageResources.es_po
    case "fr": PackageResources.fr_po
    case "ja": PackageResources.ja_po
    default: nil
    }
  }

  /// The words that a language's catalogue has; none where there is no such catalogue. A word with a context
  /// stands behind that and U+0004, as in gettext's compiled catalogues.
  package static func words(_ code: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (key, texts) in catalogue(code)?.texts ?? [:] {
      result[key.context.map { "\($0)\u{4}\(key.text)" } ?? key.text] = texts
    }
    return result
  }
}
