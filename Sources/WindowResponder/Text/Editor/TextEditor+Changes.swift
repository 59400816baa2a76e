import ResponderText
import ResponderWords

extension TextEditor {
  // MARK: The whole text

  /// The whole text. Setting it is a change by the program: no delegate is asked, nothing is recorded for
  /// undo, and the caret moves to the end.
  package var text: String {
    get { document.string }
    set {
      host?.editorWillChangeText(self)
      host?.inputDelegate?.textWillChange(host?.editedInput)
      selectionOffer?.keep()
      marked = nil
      replaced = nil
      lastChange = nil
      lastTyped = nil
      flow.revealed = nil
      reader?.editorWillReplace(0..<document.utf8Count)
      let change = document.replace(0..<document.utf8Count, with: cleaned(newValue))
      _ = flow.apply(change)
      reader?.editorDidReplace(change.range, newLength: change.newLength)
      host?.editor(self, didReplace: change.range, newLength: change.newLength)
      setCaret(document.utf8Count)
      redrawAll()
      host?.inputDelegate?.textDidChange(host?.editedInput)
      host?.editorDidChangeText(self, isByUser: false)
    }
  }

  /// A Boolean value that indicates whether there is any text.
  package var hasText: Bool { document.utf8Count > 0 }

  /// Returns a text as the editor can contain it. In a single line, line breaks are replaced by spaces.
  func cleaned(_ text: String) -> String {
    guard isSingleLine, text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0xE2 }) else {
      return text
    }
    return String(text.map { $0.isParagraphTerminator || $0 == "\u{2028}" ? " " : $0 })
  }

  // MARK: Typing

  /// Replaces the marked text, or the selection if there is none.
  package func insertText(_ text: String) {
    let range = marked ?? selection.utf8
    let isTyped = text != "\n" && text.count == 1 || marked != nil
    replace(
      range, with: text, isTyped ? .typing : .other, name: text.isEmpty ? "" : Self.typingName,
      attributes: typingAttributes)
    if isTyped, text.count == 1 {
      let end = head.utf8Offset
      lastTyped = TextRange(utf8: max(0, end - text.utf8.count)..<end)
    }
  }

  /// Deletes the selection, or the character before the caret if the selection is empty.
  package func deleteBackward() {
    if !selection.isEmpty {
      replace(selection.utf8, with: "", .other, name: ownWord("Delete"))
    } else if let start = document.boundary(before: head.utf8Offset) {
      replace(start..<head.utf8Offset, with: "", .deleting, name: ownWord("Delete"))
    }
  }

  /// Replaces a range for the program or the input method. The caret moves behind the new text.
  package func replace(_ range: TextRange, withText text: String, name: String? = nil) {
    let bytes = rounded(range)
    replace(
      bytes, with: text, text.isEmpty && !bytes.isEmpty && name == nil ? .deleting : .other,
      name: name ?? (text.isEmpty ? ownWord("Delete") : Self.typingName))
  }

  /// Returns a range that begins and ends between characters.
  func rounded(_ range: TextRange) -> Range<Int> {
    let lower = document.boundary(roundedDown: range.start.utf8Offset)
    return lower..<max(lower, document.boundary(roundedUp: range.end.utf8Offset))
  }

  /// Replaces a range of bytes and records the change for undo.
  func replace(
    _ range: Range<Int>, with newText: String, _ kind: TextChangeRecord.Kind, name: String,
    attributes: TextAttributes? = nil
  ) {
    let text = cleaned(newText)
    if range.isEmpty, text.isEmpty {
      return endMarking()
    }
    let before = selection
    // Marked text was not recorded when it was set.
    let isMarked = marked == range
    if isMarked { marked = nil } else { keepMarked() }
    let removed = isMarked ? TextPiece(text: "") : piece(range)
    perform(range, with: TextPiece(text: text), attributes: attributes)
    // A handler of the caret's move may change the text. The change made here is recorded first.
    if !(isMarked && recordReplaced(at: range.lowerBound, inserted: text.utf8.count)) {
      record(
        kind, isMarked ? range.lowerBound..<range.lowerBound : range, inserted: text.utf8.count,
        removed: removed, selection: before, name: name)
    }
    setCaret(document.boundary(roundedUp: range.lowerBound + text.utf8.count))
    tellChange()
  }

  /// Replaces a range of bytes and redraws it. Records nothing, and does not notify of the change. Returns
  /// the start of the new bytes.
  @discardableResult func perform(
    _ range: Range<Int>, with piece: TextPiece, attributes: TextAttributes? = nil
  ) -> Int {
    host?.editorWillChangeText(self)
    host?.inputDelegate?.textWillChange(host?.editedInput)
    selectionOffer?.keep()
    lastTyped = nil
    flow.revealed = nil
    reader?.editorWillReplace(range)
    let change = document.replace(range, with: piece.text)
    reader?.editorDidReplace(change.range, newLength: change.newLength)
    let end = range.lowerBound + piece.text.utf8.count
    if let attributes, end > range.lowerBound {
      document.setAttributes(attributes, in: range.lowerBound..<end)
    }
    for run in piece.runs {
      document.setAttributes(
        run.attributes,
        in: range.lowerBound + run.range.lowerBound..<range.lowerBound + run.range.upperBound)
    }
    let seen = flow.apply(change)
    host?.editor(self, didReplace: change.range, newLength: change.newLength)
    host?.editor(self, needsDisplay: seen)
    return change.range.lowerBound
  }

  /// Notifies the input delegate and the host of a change of the text by the user.
  func tellChange() {
    host?.inputDelegate?.textDidChange(host?.editedInput)
    host?.editorDidChangeText(self, isByUser: true)
  }

  /// Returns a range of the text with its attributes.
  func piece(_ range: Range<Int>) -> TextPiece {
    var piece = TextPiece(text: document.string(in: range))
    guard document.hasStyles else { return piece }
    for run in document.runs(in: range) {
      let lower = run.range.lowerBound - range.lowerBound
      piece.runs.append((lower..<lower + run.range.count, run.attributes))
    }
    return piece
  }

  // MARK: Attributes

  /// The attributes that text inserted at the selection inherits.
  package var inheritedAttributes: TextAttributes {
    document.inheritedAttributes(at: selection.utf8)
  }

  /// Returns the link at a position and its range, or `nil` if there is none.
  package func link(at position: TextPosition) -> (address: String, range: TextRange)? {
    let offset = position.utf8Offset
    guard document.hasStyles, offset < document.utf8Count,
      let link = document.attributes(at: offset).link
    else { return nil }
    let block = document.range(ofBlock: document.block(at: offset))
    var found = block.lowerBound..<block.lowerBound
    for run in document.runs(in: block) {
      guard run.attributes.link == link else {
        if run.range.lowerBound > offset { break }
        found = run.range.upperBound..<run.range.upperBound
        continue
      }
      found = found.lowerBound..<run.range.upperBound
    }
    return (link, TextRange(utf8: found))
  }

  /// Returns the attributes of a range, one for each run.
  package func attributes(in range: TextRange) -> [TextAttributes] {
    document.runs(in: rounded(range)).map(\.attributes)
  }

  /// Returns the range of the paragraphs that a range overlaps, with their terminators.
  package func paragraphs(of range: TextRange) -> TextRange {
    let bytes = rounded(range)
    var first = document.block(at: bytes.lowerBound)
    var last = document.block(at: bytes.upperBound)
    while first > 0, !document.endsParagraph(first - 1) { first -= 1 }
    while last + 1 < document.blockCount, !document.endsParagraph(last) { last += 1 }
    let start = document.range(ofBlock: first).lowerBound
    return TextRange(utf8: start..<document.range(ofBlock: last).upperBound)
  }

  /// Changes the attributes of a range and records the change for undo.
  package func updateAttributes(
    in range: TextRange, name: String = "", _ change: (inout TextAttributes) -> Void
  ) {
    let bytes = rounded(range)
    guard !bytes.isEmpty else { return }
    keepMarked()
    let before = piece(bytes)
    document.updateAttributes(in: bytes, change)
    attributesDidChange(in: bytes)
    recordAttributes(before, in: bytes, name: name)
  }

  func attributesDidChange(in range: Range<Int>) {
    flow.forget(range)
    redrawAll()
  }
}
