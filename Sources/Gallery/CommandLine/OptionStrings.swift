/// A parser of the arguments of a command line, in their order.
///
/// `--size 900x640` and `--size=900x640` have the same meaning.
struct OptionStrings {
  private var rest: ArraySlice<String>
  /// The text after the equals sign of the current option.
  private var attached: String?

  init(_ words: [String]) {
    rest = words[...]
  }

  /// Returns the next option, or `nil` at the end.
  mutating func next() throws(OptionError) -> String? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { throw .strayWord(word) }
    guard let equals = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  /// Returns the value of an option. `meaning` describes the value in the error message.
  mutating func value(of option: String, _ meaning: String) throws(OptionError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option, meaning: meaning)
    }
    return value
  }

  /// Ends the parsing of an option, and throws an error if it has a value that it does not accept.
  func finish(_ option: String) throws(OptionError) {
    if attached != nil { throw .unwantedValue(option) }
  }
}
