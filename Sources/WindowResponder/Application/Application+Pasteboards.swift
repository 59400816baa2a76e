import ResponderPlatform
import ResponderRuntime

/// The display's notifications about selections.
extension Application {
  package func selectionDidChange(_ kind: SelectionKind) {
    guard programContext.existingPasteboards != nil else { return }
    queue.append(
      .system { [link = BackLink(self)] in
        link.target?.programContext.existingPasteboards?.changed(kind, wasOurs: false)
      })
  }

  package func selectionWasLost(_ kind: SelectionKind) {
    guard programContext.existingPasteboards != nil else { return }
    queue.append(
      .system { [link = BackLink(self)] in
        link.target?.programContext.existingPasteboards?.changed(kind, wasOurs: true)
      })
  }

  package func selection(
    _ kind: SelectionKind, wants type: String, into descriptor: Int32
  ) {
    programContext.pasteboards.send(type, of: kind, into: descriptor)
  }

  /// The number of transfers from and to other programs that are in progress.
  package var pasteboardTransferCount: Int {
    programContext.existingPasteboards?.transferCount ?? 0
  }
}
