import WindowResponder

/// The completion of typed text from a list. The rest of the found entry is inserted and selected, so that
/// further typing replaces it.
@MainActor enum Completion {
  /// Returns the text to insert for a typed text, and the number of bytes at its end to select, or `nil` if
  /// nothing completes it.
  ///
  /// Only text that is typed at the end of the field is completed.
  static func text(
    typing text: String, into field: TextField, from words: [String]
  ) -> (inserted: String, selected: Int)? {
    let whole = field.text ?? ""
    guard let range = field.selectedTextRange, range.end.utf8Offset == whole.utf8.count,
      field.markedTextRange == nil, !text.isEmpty
    else { return nil }
    let typed = String(decoding: whole.utf8.prefix(range.start.utf8Offset), as: UTF8.self) + text
    let lower = typed.lowercased()
    guard
      let word = words.first(where: { $0.lowercased().hasPrefix(lower) && $0.count > typed.count })
    else { return nil }
    let rest = String(word.dropFirst(typed.count))
    return (text + rest, rest.utf8.count)
  }

  /// Selects a number of bytes of UTF-8 at the end of a field.
  static func selectEnd(_ count: Int, of field: TextField) {
    let end = (field.text ?? "").utf8.count
    field.selectedTextRange = TextRange(utf8: end - count..<end)
  }
}
