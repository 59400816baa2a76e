import ResponderText

extension TextEditor {
  /// Applies the changes that the program made in a copy of the text. Equal parts stay as they are.
  ///
  /// A change of attributes leaves the characters, the selection, the marked text and the undo stack
  /// unchanged. A change of characters replaces only these, can be undone, and shifts the selection and the
  /// marked text behind it. No delegate is asked.
  package func takeChanges(_ new: StyledText) {
    let change = Self.change(from: Array(document.string.utf8), to: Array(new.string.utf8))
    if let change { replaceCharacters(change.old, with: new, change.new) }
    let changed = takeAttributes(new)
    guard change != nil || changed != nil else { return }
    if let changed { attributesDidChange(in: changed) }
    host?.editorDidChangeText(self, isByUser: false)
  }

  private func replaceCharacters(_ range: Range<Int>, with new: StyledText, _ source: Range<Int>) {
    let before = selection
    if let marked, range.overlaps(marked) || marked.contains(range.lowerBound) { keepMarked() }
    var piece = TextPiece(text: String(decoding: Array(new.string.utf8)[source], as: UTF8.self))
    for run in new.runs(in: TextRange(utf8: source)) {
      let part = run.range.utf8.clamped(to: source)
      piece.runs.append(
        (part.lowerBound - source.lowerBound..<part.upperBound - source.lowerBound, run.attributes))
    }
    let removed = self.piece(range)
    let kept = marked
    perform(range, with: piece, attributes: TextAttributes())
    record(
      .other, range, inserted: source.count, removed: removed, selection: before, name: "")
    lastChange = nil
    func moved(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      return offset >= range.upperBound
        ? offset + source.count - range.count : range.lowerBound + source.count
    }
    if let kept { marked = moved(kept.lowerBound)..<moved(kept.upperBound) }
    anchor = rounded(TextPosition(utf8Offset: moved(anchor.utf8Offset)))
    head = rounded(TextPosition(utf8Offset: moved(head.utf8Offset)))
    if selection != before { host?.editorDidChangeSelection(self) }
    host?.inputDelegate?.textDidChange(host?.editedInput)
  }

  /// Sets the attributes that differ. Returns the range that contains them, or `nil` if there are none.
  private func takeAttributes(_ new: StyledText) -> Range<Int>? {
    let count = document.utf8Count
    let old = document.runs(in: 0..<count).map { (range: $0.range, attributes: $0.attributes) }
    var changed: Range<Int>?
    var index = 0
    for run in new.runs {
      let range = run.range.utf8
      while index < old.count, old[index].range.upperBound <= range.lowerBound { index += 1 }
      var next = index
      while next < old.count, old[next].range.lowerBound < range.upperBound {
        let part = old[next].range.clamped(to: range)
        if !part.isEmpty, old[next].attributes != run.attributes {
          document.setAttributes(run.attributes, in: part)
          let all = changed ?? part
          changed = min(all.lowerBound, part.lowerBound)..<max(all.upperBound, part.upperBound)
        }
        next += 1
      }
    }
    return changed
  }

  /// Returns the ranges of bytes that differ in two texts, from the first difference to the last, or `nil` if
  /// the texts are equal.
  private static func change(
    from old: [UInt8], to new: [UInt8]
  ) -> (old: Range<Int>, new: Range<Int>)? {
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    func isWithinCharacter(_ index: Int, _ bytes: [UInt8]) -> Bool {
      index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    while start > 0, isWithinCharacter(start, old) || isWithinCharacter(start, new) { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while end > 0, isWithinCharacter(old.count - end, old) { end -= 1 }
    return (start..<old.count - end, start..<new.count - end)
  }
}
