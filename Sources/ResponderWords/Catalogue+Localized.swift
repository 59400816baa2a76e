extension Catalogue {
  /// Returns a string in the language of the catalog. If it has none, returns the original text.
  ///
  /// - Parameters:
  ///   - text: The text in the program's original language, with the placeholders `%1` to `%9`.
  ///   - arguments: The values of the placeholders.
  ///   - context: A text that distinguishes two entries with the same original text.
  package func localized(
    _ text: String, _ arguments: [any CustomStringConvertible], context: String? = nil
  ) -> String {
    Self.filled(texts[Key(context: context, text: text)]?.first ?? text, arguments)
  }

  /// Returns a string for a number of things in the language of the catalog, in the plural form for the
  /// number.
  ///
  /// - Parameters:
  ///   - one: The text for one thing.
  ///   - many: The text for all other numbers, in the program's original language.
  ///   - count: The number.
  ///   - number: The number as text, which is the value of `%n`.
  ///   - arguments: The values of `%1` to `%9`.
  package func localized(
    _ one: String, plural many: String, count: Int, shownAs number: String,
    _ arguments: [any CustomStringConvertible]
  ) -> String {
    let found = texts[Key(context: nil, text: one)].map { (texts: $0, rule: rule) }
    return Self.filled(Self.form(found, one, many, count: count), arguments, count: number)
  }

  /// Returns the plural form of an entry for a number, or one of the original texts if there is no entry.
  static func form(
    _ entry: (texts: [String], rule: PluralRule)?, _ one: String, _ many: String, count: Int
  ) -> String {
    guard let entry, let last = entry.texts.last else { return count == 1 ? one : many }
    let index = entry.rule.index(for: count)
    return entry.texts.indices.contains(index) ? entry.texts[index] : last
  }

  /// Returns a text with the values of its placeholders.
  static func filled(
    _ text: String, _ arguments: [any CustomStringConvertible], count: String? = nil
  ) -> String {
    guard text.contains("%") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%", let next = rest.first else {
        result.append(character)
        continue
      }
      if next == "n", let count {
        result += count
        rest.removeFirst()
      } else if next == "%" {
        result.append("%")
        rest.removeFirst()
      } else if let number = next.wholeNumberValue, arguments.indices.contains(number - 1) {
        result += arguments[number - 1].description
        rest.removeFirst()
      } else {
        result.append("%")
      }
    }
    return result
  }
}
