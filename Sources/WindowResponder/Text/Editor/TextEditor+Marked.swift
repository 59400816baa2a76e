extension TextEditor {
  /// The text that an input method has not made up its mind about; nil for none.
  package var markedRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  /// Puts marked text in place of that which is there, or else of the selection.
  ///
  /// `selected` is in bytes from its start; nil hides the caret.
  package func setMarkedText(_ newText: String, selected: Range<Int>?) {
    let text = cleaned(newText)
    var range = marked ?? selection.utf8
    if marked == nil {
      if text.isEmpty { return }
      // What was selected goes for good, and can be had back. What stood on both sides may be one
      // character then: the marked text comes between all the same.
      if !range.isEmpty {
        replace(range, with: "", .other, name: "Typing")
        range = range.lowerBound..<range.lowerBound
      }
    }
    perform(range, with: TextPiece(text: text), attributes: typingAttributes)
    let count = text.utf8.count
    marked = count == 0 ? nil : range.lowerBound..<range.lowerBound + count
    let wanted = selected ?? count..<count
    let lower = min(max(0, wanted.lowerBound), count) + range.lowerBound
    let upper = min(max(0, wanted.upperBound), count) + range.lowerBound
    hidesCaret = selected == nil && marked != nil
    anchor = rounded(TextPosition(utf8Offset: lower))
    head = rounded(TextPosition(utf8Offset: upper))
    host?.editorDidChangeSelection(self)
    tellChange()
  }

  /// Makes the marked text text like any other, which can be undone.
  package func endMarking() {
    guard let range = marked else { return }
    marked = nil
    redraw(TextRange(utf8: range))
    record(
      .typing, range.lowerBound..<range.lowerBound, inserted: range.count,
      removed: TextPiece(text: ""), selection: TextRange(utf8: range.lowerBound..<range.lowerBound),
      name: "Typing")
    tellChange()
  }
}
