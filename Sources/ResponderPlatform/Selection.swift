import ResponderSystem

/// The selections by which programs exchange data.
package enum SelectionKind: Hashable, Sendable, CaseIterable {
  /// The clipboard.
  case clipboard
  /// The primary selection, which the middle button pastes.
  case primary
}

/// Implementations for displays without selections.
extension Display {
  package func hasSelection(_ kind: SelectionKind) -> Bool { false }
  package func offeredTypes(_ kind: SelectionKind) -> [String] { [] }
  package func receive(
    _ type: String, of kind: SelectionKind, into descriptor: Int32
  ) -> Bool { false }
  package func offer(_ types: [String], as kind: SelectionKind) {}
}

/// Implementations for receivers without selections.
extension DisplayEvents {
  package func selectionDidChange(_ kind: SelectionKind) {}
  package func selectionWasLost(_ kind: SelectionKind) {}
  package func selection(
    _ kind: SelectionKind, wants type: String, into descriptor: Int32
  ) { SystemCall.close(descriptor) }
}
