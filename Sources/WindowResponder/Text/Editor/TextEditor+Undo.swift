import ResponderText

extension TextEditor {
  /// Records a change. If it continues the change before, both are undone together.
  func record(
    _ kind: TextChangeRecord.Kind, _ range: Range<Int>, inserted: Int, removed: TextPiece,
    selection: TextRange, name: String
  ) {
    guard let manager = host?.editorUndoManager, manager.isUndoRegistrationEnabled else {
      lastChange = nil
      return
    }
    // Composing a text and dropping it changes nothing.
    if inserted == 0, removed.text.isEmpty { return }
    if let lastChange, manager.registrationCount == lastRegistration, !manager.isUndoing,
      !manager.isRedoing,
      lastChange.absorb(kind, range, inserted: inserted, removed: removed)
    {
      return
    }
    let record = TextChangeRecord(
      kind: kind, start: range.lowerBound, inserted: inserted, removed: removed,
      selection: selection)
    register(record, name: name, in: manager)
    lastChange = record
    lastRegistration = manager.registrationCount
  }

  private func register(_ record: TextChangeRecord, name: String, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { $0.takeBack(record, name: name) }
    if !name.isEmpty, !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
  }

  /// Undoes or redoes a change, and records the opposite change.
  private func takeBack(_ record: TextChangeRecord, name: String) {
    lastChange = nil
    dropMarked()
    let count = document.utf8Count
    let start = min(record.start, count)
    let range = start..<min(start + record.inserted, count)
    let opposite = TextChangeRecord(
      kind: .other, start: start, inserted: record.removed.text.utf8.count, removed: piece(range),
      selection: TextRange(utf8: range.upperBound..<range.upperBound))
    perform(range, with: record.removed, attributes: TextAttributes())
    if let manager = host?.editorUndoManager { register(opposite, name: name, in: manager) }
    // The selection returns to the one before the change.
    select(
      anchor: TextPosition(
        utf8Offset: document.boundary(roundedDown: record.selection.start.utf8Offset)),
      head: TextPosition(
        utf8Offset: document.boundary(roundedDown: record.selection.end.utf8Offset)))
    tellChange()
  }

  /// Records the earlier attributes of a range for undo.
  func recordAttributes(_ piece: TextPiece, in range: Range<Int>, name: String) {
    lastChange = nil
    guard let manager = host?.editorUndoManager, manager.isUndoRegistrationEnabled else { return }
    manager.registerUndo(withTarget: self) { editor in
      editor.dropMarked()
      let bytes = range.clamped(to: 0..<editor.document.utf8Count)
      let now = editor.piece(bytes)
      editor.document.setAttributes(TextAttributes(), in: bytes)
      for run in piece.runs {
        let part = bytes.lowerBound + run.range.lowerBound..<bytes.lowerBound + run.range.upperBound
        editor.document.setAttributes(run.attributes, in: part.clamped(to: bytes))
      }
      editor.attributesDidChange(in: bytes)
      editor.recordAttributes(now, in: bytes, name: name)
      editor.tellChange()
    }
    if !name.isEmpty, !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
  }

  /// Ends the current typing, so that later typing is undone separately.
  package func endTyping() { lastChange = nil }
}
