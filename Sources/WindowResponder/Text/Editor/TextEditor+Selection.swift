import ResponderText

extension TextEditor {
  /// What is selected; empty where there is only a caret.
  package var selection: TextRange { TextRange(start: anchor, end: head) }

  /// Selects from one position to another, at which the caret is.
  package func select(anchor newAnchor: TextPosition, head newHead: TextPosition) {
    let anchor = rounded(newAnchor)
    let head = rounded(newHead)
    if anchor == self.anchor, head == self.head, head.affinity == self.head.affinity { return }
    let old = selection
    host?.inputDelegate?.selectionWillChange(host?.editedInput)
    (self.anchor, self.head) = (anchor, head)
    lastChange = nil
    if let typed = lastTyped, typed.end != head { forgetTyped() }
    redrawSelection(old, selection)
    host?.inputDelegate?.selectionDidChange(host?.editedInput)
    host?.editorDidChangeSelection(self)
  }

  /// Selects a range.
  package func select(_ range: TextRange) { select(anchor: range.start, head: range.end) }

  /// Has the caret brought into sight.
  package func wantCaretSeen() { host?.editorWantsCaretSeen(self) }

  private func forgetTyped() {
    lastTyped = nil
    if revealed != nil { revealed = nil }
  }

  /// A position brought into the text and between characters.
  func rounded(_ position: TextPosition) -> TextPosition {
    TextPosition(
      utf8Offset: document.boundary(roundedDown: position.utf8Offset), affinity: position.affinity)
  }

  /// Puts the caret somewhere after a change of the text, which is reported anyway.
  func setCaret(_ offset: Int) {
    let place = TextPosition(utf8Offset: min(offset, document.utf8Count))
    let old = selection
    (anchor, head) = (place, place)
    if !old.isEmpty { redrawSelection(old, selection) }
    host?.editorDidChangeSelection(self)
  }

  /// Has those parts drawn anew that are selected now and were not, or the other way round.
  private func redrawSelection(_ old: TextRange, _ new: TextRange) {
    guard !old.isEmpty || !new.isEmpty else { return }
    guard !old.isEmpty, !new.isEmpty, old.start <= new.end, new.start <= old.end else {
      redraw(old)
      redraw(new)
      return
    }
    redraw(TextRange(start: old.start, end: new.start))
    redraw(TextRange(start: old.end, end: new.end))
  }

  /// Has the lines of a range drawn anew.
  func redraw(_ range: TextRange) {
    if range.isEmpty { return }
    let end = min(range.end.utf8Offset, document.utf8Count)
    let first = flow.caret(at: range.start)
    // A range of many lines is not laid out for this alone.
    let lastBlock = document.block(at: end)
    let bottom =
      flow.isLaidOut(lastBlock)
      ? flow.caret(at: TextPosition(utf8Offset: end)).maxY : .infinity
    host?.editor(
      self,
      needsDisplay: Rect(
        x: 0, y: first.minY, width: .infinity, height: max(first.height, bottom - first.minY)))
  }
}
