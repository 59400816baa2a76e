import ResponderText
import ResponderWords

extension TextEditor {
  /// The range of the marked text, or `nil` if there is none.
  package var markedRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  /// Replaces the marked text, or the selection if there is none, with new marked text.
  ///
  /// `selected` is a range in bytes from the start of the new text. If it is `nil`, the caret is hidden.
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

  /// Records the replacement of a selection by composed text as one step. Returns a Boolean value that
  /// indicates whether a selection was replaced.
  @discardableResult func recordReplaced(at start: Int, inserted: Int) -> Bool {
    guard let replaced else { return false }
    self.replaced = nil
    let range = start..<start + replaced.piece.text.utf8.count
    record(
      .typing, range, inserted: inserted, removed: replaced.piece, selection: replaced.selection,
      name: Self.typingName)
    return true
  }

  /// Ends the marking: the marked text becomes ordinary text, which can be undone.
  package func endMarking() {
    guard marked != nil else { return }
    keepMarked()
    tellChange()
  }

  /// Records the marked text as ordinary text before another change is made or recorded.
  ///
  /// Recorded changes count their offsets in the text without marked text. Therefore the marked text is
  /// recorded first. It is a step of its own, in one undo group with the change that follows.
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

  /// Removes the marked text without recording it, and restores the text and selection that it replaced.
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

  /// Registers an undo action that drops the marked text, or removes that action, when marked text was set or
  /// removed. The marked text itself is not recorded.
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

/// The selection that composed text has replaced. It is recorded together with the composed text.
struct ReplacedSelection {
  let piece: TextPiece
  let selection: TextRange
}
