import ResponderPlatform

// The changes of a text input by an input method. No value from the input method is trusted.

extension TextInput {
  /// Applies deletions, committed text and composed text, in the order of `zwp_text_input_v3.done`.
  func apply(_ change: TextInputChange) {
    if change.deletedBefore > 0 || change.deletedAfter > 0 {
      removeMarkedText()
      delete(before: change.deletedBefore, after: change.deletedAfter)
    }
    if !change.committed.isEmpty { commit(change.committed) }
    if change.composed.isEmpty {
      removeMarkedText()
    } else if mayChange(to: change.composed) {
      setMarkedText(
        change.composed,
        selectedRange: change.composedSelection.map { change.composed.characterRange($0) })
    }
  }

  private func commit(_ text: String) {
    if markedTextRange == nil, let range = selectedTextRange, typeSmartly(text, over: range) {
      return
    }
    guard mayChange(to: text) else { return removeMarkedText() }
    // The committed text replaces the marked text.
    insertText(text)
  }

  /// Types a character over a range if the input requests another text for it, and the delegate allows that.
  /// Returns `false` if the character stays as it is.
  func typeSmartly(_ text: String, over range: TextRange) -> Bool {
    guard let editor = (self as? any EditedTextInput)?.editor,
      let new = editor.smartReplacement(of: text, in: range)
    else { return false }
    if shouldChangeText(in: new.range, replacementText: new.text) {
      if new.range != range { selectedTextRange = new.range }
      insertText(new.text)
    }
    return true
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
  /// An input method may delete a vowel sign or an accent from its base character. The rest of the character
  /// then replaces the whole character, so that changes begin and end between characters.
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

/// A range of bytes between characters, and the rest that stays of it.
private struct TextCut {
  /// The number of bytes that are read beyond the deleted range, to find the end of the last character.
  static let margin = 128

  var range: Range<Int>
  var rest: String
}

extension String {
  /// Returns the last boundary between characters that is not behind an index.
  fileprivate func border(notAfter index: Index) -> Index {
    if index == endIndex { return index }
    // The index after it is that of the next character, even if the index is inside a character.
    return self.index(before: self.index(after: index))
  }

  /// Returns a range of bytes, rounded to boundaries between characters.
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
