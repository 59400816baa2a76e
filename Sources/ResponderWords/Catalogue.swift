import ResponderSystem

/// A catalog of localized strings in one language: the contents of a `.po` or `.mo` file of gettext.
///
/// A part of a program whose language is not the user's, such as a report for other readers, has a catalog of
/// its own. Otherwise, see ``MessageCatalogs``.
package struct Catalogue: Sendable {
  /// The key of an entry.
  struct Key: Hashable, Sendable {
    var context: String?
    var text: String
  }

  /// The translations. An entry with plural forms has several.
  var texts: [Key: [String]] = [:]
  /// The rule that selects a plural form.
  var rule = PluralRule()

  /// The largest file that is read, in bytes.
  static let maximumFileSize = 16 << 20

  /// Creates an empty catalog, whose strings are the original texts.
  package init() {}

  /// Reads the bytes of a `.po` or `.mo` file. If they are neither, returns `nil`.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) {
      self.init(mo: bytes)
    } else {
      self.init(po: bytes)
      if texts.isEmpty { return nil }
    }
  }

  /// Reads a file. If there is none, returns `nil`.
  init?(file path: String) {
    let limit = Self.maximumFileSize
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: limit + 1), bytes.count <= limit
    else { return nil }
    self.init(bytes: bytes)
  }

  /// Adds an entry. The translation of the empty text is the header of the file.
  mutating func add(_ key: Key, _ translations: [String]) {
    if key.text.isEmpty, key.context == nil {
      rule = PluralRule(head: translations.first ?? "") ?? rule
    } else if let first = translations.first, !first.isEmpty {
      texts[key] = translations
    }
  }
}
