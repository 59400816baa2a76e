import ResponderText
import ResponderWords

extension TextEditor {
  /// The text that an input method has not made up its mind about; nil for none.
  package var markedRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  /// Puts marked text in place of that which is there, or else of the selection.
  ///
  /// `selected` is in bytes from its start; nil hides the caret.
  package func setMarkedText(_ newText: String, selected: Range<Int>?) {
    let text = cleaned(newText)
    let range = marked ?? selection.utf8
    if marked == nil {
      if text.isEmpty { return }
      if !range.isEmpty { replaced = ReplacedSelection(piece: piece(range), selection: selection) }
    }
    let start = perform(range, with: TextPiece(text: text), attributes: typingAttributes)
    let count = text.utf8.count
    marked = count == 0 ? nil : start..<start + count
    let wanted = selected ?? count..<count
    let lower = min(max(0, wanted.lowerBound), count) + start
    let upper = min(max(0, wanted.upperBound), count) + start
    hidesCaret = selected == nil && marked != nil
    anchor = rounded(TextPosition(utf8Offset: lower))
    head = rounded(TextPosition(utf8Offset: upper))
    host?.editorDidChangeSelection(self)
    if marked == nil { recordReplaced(at: start, inserted: 0) }
    tellChange()
  }

  /// Records what composing put in the place of a selection, as one step. Gives whether there was one.
  @discardableResult func recordReplaced(at start: Int, inserted: Int) -> Bool {
    guard let replaced else { return false }
    self.replaced = nil
    let range = start..<start + replaced.piece.text.utf8.count
    record(
      .typing, range, inserted: inserted, removed: replaced.piece, selection: replaced.selection,
      name: Self.typingName)
    return true
  }

  /// Makes the marked text text like any other, which can be undone.
  package func endMarking() {
    guard marked != nil else { return }
    keepMarked()
    tellChange()
  }

  /// Records the marked text as text like any other, before something else is changed or recorded.
  ///
  /// What is recorded counts its places in the text without marked text, so this comes first. It is a
  /// step of its own, which falls into one group with the change that it makes way for.
  func keepMarked() {
    guard let range = marked else { return }
    marked = nil
    redraw(TextRange(utf8: range))
    lastChange = nil
    let place = range.lowerBound..<range.lowerBound
    if !recordReplaced(at: range.lowerBound, inserted: range.count) {
      record(
        .typing, place, inserted: range.count, removed: TextPiece(text: ""),
        selection: TextRange(utf8: place), name: Self.typingName)
    }
    lastChange = nil
  }

  /// Takes the marked text away as if it had never been composed: nothing is recorded, and what was
  /// selected before is there again.
  func dropMarked() {
    guard let range = marked else { return }
    let before = replaced
    (marked, replaced) = (nil, nil)
    perform(
      range, with: before?.piece ?? TextPiece(text: ""), attributes: TextAttributes())
    if let before {
      select(anchor: before.selection.start, head: before.selection.end)
    } else {
      setCaret(document.boundary(roundedUp: range.lowerBound))
    }
    tellChange()
  }

  /// Marked text came or went: undo drops it first, though it is not recorded.
  func markedDidChange(from old: Range<Int>?) {
    guard (marked == nil) != (old == nil) else { return }
    composingManager?.endUnfinished(of: self)
    composingManager = nil
    guard marked != nil, let manager = host?.editorUndoManager, manager.isUndoRegistrationEnabled
    else { return }
    composingManager = manager
    manager.beginUnfinished(self, name: Self.typingName) { $0.dropMarked() }
  }

  static var typingName: String { ownWord("Typing") }
}

/// What was selected where an input method began to compose: it is recorded with what is composed.
struct ReplacedSelection {
  let piece: TextPiece
  let selection: TextRange
}
