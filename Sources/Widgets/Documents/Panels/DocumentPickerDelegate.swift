/// Is told what was chosen in a ``DocumentPickerViewController``. Follows `UIDocumentPickerDelegate`; files
/// are named by their paths.
@preconcurrency @MainActor public protocol DocumentPickerDelegate: AnyObject {
  /// Files were chosen, or written: their paths. The picker has gone.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String])
  /// The user has chosen nothing. The picker has gone.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}
