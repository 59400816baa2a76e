import ResponderPlatform

// What an input method does to a text input. Nothing that it asks for is trusted.

extension TextInput {
  /// Deletes, puts in and composes, in the order of `zwp_text_input_v3.done`.
  func apply(_ change: TextInputChange) {
    if change.deletedBefore > 0 || change.deletedAfter > 0 {
      removeMarkedText()
      delete(before: change.deletedBefore, after: change.deletedAfter)
    }
    if !change.committed.isEmpty {
      if mayChange(to: change.committed) {
        // It takes the place of what was being composed.
        insertText(change.committed)
      } else {
        removeMarkedText()
      }
    }
    if change.composed.isEmpty {
      removeMarkedText()
    } else if mayChange(to: change.composed) {
      setMarkedText(
        change.composed,
        selectedRange: change.composedSelection.map { change.composed.characterRange($0) })
    }
  }

  private func mayChange(to text: String) -> Bool {
    guard let range = markedTextRange ?? selectedTextRange else { return true }
    return shouldChangeText(in: range, replacementText: text)
  }

  private func removeMarkedText() {
    guard markedTextRange != nil else { return }
    setMarkedText("", selectedRange: 0..<0)
    unmarkText()
  }

  // MARK: Deleting around the cursor

  /// Deletes bytes on both sides of the selection, as far as there are any.
  ///
  /// An input method may take a vowel sign from its letter, or an accent. What is then left of a
  /// character takes the place of all of it, so that changes begin and end between characters.
  private func delete(before: Int, after: Int) {
    guard let selection = selectedTextRange else { return }
    var start = selection.start.utf8Offset
    var end = selection.end.utf8Offset
    if after > 0, let cut = cut(behind: end, count: after) { replace(cut) }
    if before > 0, let cut = cut(before: start, count: before), replace(cut) {
      let distance = cut.range.count - cut.rest.utf8.count
      start -= distance
      end -= distance
    }
    let last = endOfDocument.utf8Offset
    let lower = max(0, min(start, last))
    selectedTextRange = TextRange(utf8: lower..<max(lower, min(end, last)))
  }

  @discardableResult private func replace(_ cut: TextCut) -> Bool {
    let range = TextRange(utf8: cut.range)
    guard !range.isEmpty, shouldChangeText(in: range, replacementText: cut.rest) else {
      return false
    }
    replace(range, withText: cut.rest)
    return true
  }

  private func cut(before place: Int, count: Int) -> TextCut? {
    let count = min(count, TextSurroundings.maximumLength)
    let first = beginningOfDocument.utf8Offset
    let window = max(first, place - count - TextCut.margin)..<max(first, place)
    guard let text = text(in: TextRange(utf8: window)), !text.isEmpty else { return nil }
    let bytes = text.utf8
    var index = bytes.index(bytes.endIndex, offsetBy: -min(count, bytes.count))
    while index.samePosition(in: text.unicodeScalars) == nil { index = bytes.index(after: index) }
    let border = text.border(notAfter: index)
    let length = bytes.distance(from: border, to: bytes.endIndex)
    return TextCut(range: place - length..<place, rest: String(text[border..<index]))
  }

  private func cut(behind place: Int, count: Int) -> TextCut? {
    let count = min(count, TextSurroundings.maximumLength)
    let last = max(place, endOfDocument.utf8Offset)
    let window = place..<min(last, place + count + TextCut.margin)
    guard let text = text(in: TextRange(utf8: window)), !text.isEmpty else { return nil }
    let bytes = text.utf8
    var index = bytes.index(bytes.startIndex, offsetBy: min(count, bytes.count))
    while index.samePosition(in: text.unicodeScalars) == nil { index = bytes.index(before: index) }
    var border = text.border(notAfter: index)
    if border < index { border = text.index(after: border) }
    let length = bytes.distance(from: bytes.startIndex, to: border)
    return TextCut(range: place..<place + length, rest: String(text[index..<border]))
  }
}

/// Bytes between characters, and what is left of them.
private struct TextCut {
  /// How much is read beyond what is to be deleted, to see where the last character ends, in bytes.
  static let margin = 128

  var range: Range<Int>
  var rest: String
}

extension String {
  /// The last border between characters that does not lie behind a place.
  fileprivate func border(notAfter index: Index) -> Index {
    if index == endIndex { return index }
    // The index after it is that of the next character, whichever part of one it points at.
    return self.index(before: self.index(after: index))
  }

  /// A range of bytes of the text, brought between characters.
  fileprivate func characterRange(_ range: Range<Int>) -> Range<Int> {
    func place(_ offset: Int) -> Int {
      let count = utf8.count
      guard offset > 0, offset < count else { return max(0, min(offset, count)) }
      let index = border(notAfter: utf8.index(startIndex, offsetBy: offset))
      return utf8.distance(from: startIndex, to: index)
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}
