import WindowResponder

/// Is told what was chosen in a ``DocumentPickerViewController``. Follows `UIDocumentPickerDelegate`; files
/// are named by their paths.
@preconcurrency @MainActor public protocol DocumentPickerDelegate: AnyObject {
  /// Files were chosen, or written: their paths. The picker has gone.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String])
  /// Files were chosen, or written: their paths, which need not be UTF-8. The picker has gone.
  ///
  /// Calls the method with texts by default. Files whose names are not UTF-8 are left out of them, and named
  /// on the standard error.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname])
  /// The user has chosen nothing. The picker has gone.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {}
  /// Calls the method with texts.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname]
  ) {
    documentPicker(controller, didPickDocumentsAt: Application.shared.texts(of: paths))
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}
