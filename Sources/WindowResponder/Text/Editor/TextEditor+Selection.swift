import ResponderText

extension TextEditor {
  /// The selected range. It is empty if there is only a caret.
  package var selection: TextRange { TextRange(start: anchor, end: head) }

  /// Selects from one position to another. The caret is at the second one.
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
    reader?.editorSelectionDidChange()
  }

  /// Selects a range.
  package func select(_ range: TextRange) { select(anchor: range.start, head: range.end) }

  /// Scrolls the caret into view, through the host.
  package func wantCaretSeen() { host?.editorWantsCaretSeen(self) }

  private func forgetTyped() {
    lastTyped = nil
    if revealed != nil { revealed = nil }
  }

  /// Returns a position within the text and between characters.
  func rounded(_ position: TextPosition) -> TextPosition {
    TextPosition(
      utf8Offset: document.boundary(roundedDown: position.utf8Offset), affinity: position.affinity)
  }

  /// Moves the caret after a change of the text. The input delegate is not notified, because the change is
  /// reported anyway.
  func setCaret(_ offset: Int) {
    let place = TextPosition(utf8Offset: min(offset, document.utf8Count))
    let old = selection
    (anchor, head) = (place, place)
    if !old.isEmpty { redrawSelection(old, selection) }
    host?.editorDidChangeSelection(self)
    reader?.editorSelectionDidChange()
  }

  /// Redraws the parts that are in one of two selections only.
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

  /// Redraws the lines of a range.
  func redraw(_ range: TextRange) {
    if range.isEmpty { return }
    let end = min(range.end.utf8Offset, document.utf8Count)
    let first = flow.caret(at: range.start)
    // A range of many lines is not laid out for this purpose alone.
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
