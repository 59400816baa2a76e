import ResponderSystem

extension Catalogue {
  /// Reads a file in the form that translators edit. Entries with the mark `fuzzy` are left out, as by
  /// `msgfmt`.
  init(po bytes: [UInt8]) {
    self.init()
    var reader = POReader()
    // An editor may have added a byte order mark.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes.dropFirst(mark), as: UTF8.self)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let (key, texts) = reader.take(line) { add(key, texts) }
    }
    if let (key, texts) = reader.finish() { add(key, texts) }
  }
}

/// A reader for the lines of a catalog file.
private struct POReader {
  private enum Field { case none, context, original, plural, translation(Int) }

  private var field = Field.none
  private var context: String?
  private var original: String?
  private var translations: [String] = []
  private var isFuzzy = false
  private var nextIsFuzzy = false

  /// Reads a line. Returns the entry that ended before it.
  mutating func take(_ line: Substring) -> (Catalogue.Key, [String])? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    if line.first == "#" {
      let done = finish()
      if line.hasPrefix("#,"), String(line).hasBytes(of: "fuzzy") { nextIsFuzzy = true }
      return done
    }
    if line.first == "\"" {
      append(Self.unquoted(line))
      return nil
    }
    guard let end = line.firstIndex(where: { $0 == " " || $0 == "\t" }) else {
      return line.isEmpty ? finish() : nil
    }
    var done: (Catalogue.Key, [String])?
    switch line[..<end] {
    case "msgctxt":
      done = finish()
      begin(.context)
      context = ""
    case "msgid":
      if original != nil { done = finish() }
      begin(.original)
      original = ""
    case "msgid_plural": field = .plural
    case "msgstr": field = .translation(0)
    case let word where word.hasPrefix("msgstr["):
      field = .translation(min(max(Int(word.dropFirst(7).dropLast()) ?? 0, 0), 9))
    default: field = .none
    }
    append(Self.unquoted(line[end...].drop { $0 == " " || $0 == "\t" }))
    return done
  }

  /// Returns the last entry, or `nil` if there is none.
  mutating func finish() -> (Catalogue.Key, [String])? {
    defer { (field, context, original, translations, isFuzzy) = (.none, nil, nil, [], false) }
    guard let original, !translations.isEmpty, !isFuzzy || original.isEmpty else { return nil }
    return (Catalogue.Key(context: context, text: original), translations)
  }

  private mutating func begin(_ field: Field) {
    self.field = field
    if nextIsFuzzy { (isFuzzy, nextIsFuzzy) = (true, false) }
  }

  private mutating func append(_ text: String) {
    switch field {
    case .none, .plural: break
    case .context: context = (context ?? "") + text
    case .original: original = (original ?? "") + text
    case .translation(let index):
      while translations.count <= index { translations.append("") }
      translations[index] += text
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.first == "\"" else { return "" }
    var result = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case let other?: result.append(other)
      case nil: break
      }
    }
    return result
  }
}
