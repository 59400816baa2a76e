import ResponderSystem

/// What programs hand to one another.
package enum SelectionKind: Hashable, Sendable, CaseIterable {
  /// What was copied.
  case clipboard
  /// What was selected last, pasted by the middle button.
  case primary
}

/// Displays without selections.
extension Display {
  package func hasSelection(_ kind: SelectionKind) -> Bool { false }
  package func offeredTypes(_ kind: SelectionKind) -> [String] { [] }
  package func receive(
    _ type: String, of kind: SelectionKind, into descriptor: Int32
  ) -> Bool { false }
  package func offer(_ types: [String], as kind: SelectionKind) {}
}

/// Those who have no selections.
extension DisplayEvents {
  package func selectionDidChange(_ kind: SelectionKind) {}
  package func selectionWasLost(_ kind: SelectionKind) {}
  package func selection(
    _ kind: SelectionKind, wants type: String, into descriptor: Int32
  ) { SystemCall.close(descriptor) }
}
