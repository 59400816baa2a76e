/// The words of a command line, taken one after the other: `--size 900x640` and `--size=900x640` mean
/// the same.
struct OptionWords {
  private var rest: ArraySlice<String>
  /// What stood behind the equals sign of the present option.
  private var attached: String?

  init(_ words: [String]) {
    rest = words[...]
  }

  /// The next option; nil at the end.
  mutating func next() throws(OptionError) -> String? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { throw .strayWord(word) }
    guard let equals = word.firstIndex(of: "=") else { return word }
    attached = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  /// The value of an option; `meaning` tells what it would be.
  mutating func value(of option: String, _ meaning: String) throws(OptionError) -> String {
    defer { attached = nil }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option: option, meaning: meaning)
    }
    return value
  }

  /// An option has been read: a value it does not take is a mistake.
  func finish(_ option: String) throws(OptionError) {
    if attached != nil { throw .unwantedValue(option) }
  }
}
