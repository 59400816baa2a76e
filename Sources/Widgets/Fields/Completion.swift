import WindowResponder

/// Completes what is typed in a field from a list of words: the rest is put in and selected, so that typing
/// on replaces it.
@MainActor enum Completion {
  /// What a field is to show and to select when a text is typed into it; nil where nothing is completed.
  ///
  /// Only what is typed at the end is completed.
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

  /// Selects what stands at the end of a field, in bytes of UTF-8.
  static func selectEnd(_ count: Int, of field: TextField) {
    let end = (field.text ?? "").utf8.count
    field.selectedTextRange = TextRange(utf8: end - count..<end)
  }
}
