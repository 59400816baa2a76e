import ResponderSystem

/// Words of one language: what stands in a `.po` or a `.mo` file of gettext's.
struct Catalogue: Sendable {
  /// What a word is looked up by.
  struct Key: Hashable, Sendable {
    var context: String?
    var text: String
  }

  /// The translations: several for what can be counted.
  var texts: [Key: [String]] = [:]
  /// Which of several is meant.
  var rule = PluralRule()

  /// The largest file that is read, in bytes.
  static let maximumFileSize = 16 << 20

  init() {}

  /// Reads the bytes of either kind of file; nil for what is neither.
  init?(bytes: [UInt8]) {
    if bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) {
      self.init(mo: bytes)
    } else {
      self.init(po: bytes)
      if texts.isEmpty { return nil }
    }
  }

  /// Reads a file; nil where there is none.
  init?(file path: String) {
    let limit = Self.maximumFileSize
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: limit + 1), bytes.count <= limit
    else { return nil }
    self.init(bytes: bytes)
  }

  /// Adds a word. The empty word's translation is the head of the file.
  mutating func add(_ key: Key, _ translations: [String]) {
    if key.text.isEmpty, key.context == nil {
      rule = PluralRule(head: translations.first ?? "") ?? rule
    } else if let first = translations.first, !first.isEmpty {
      texts[key] = translations
    }
  }
}
