import WindowResponder

/// The methods of an object that receives the result of a ``DocumentPickerViewController``. Files are
/// identified by their paths. Follows `UIDocumentPickerDelegate`.
@preconcurrency @MainActor public protocol DocumentPickerDelegate: AnyObject {
  /// Tells the delegate that files were chosen, or exported, with their paths. The picker is dismissed
  /// before.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String])
  /// Tells the delegate that files were chosen, or exported, with their paths, which do not need to be UTF-8.
  /// The picker is dismissed before.
  ///
  /// By default, calls the method that takes strings. Paths that are not UTF-8 are omitted, and the program
  /// names them on the standard error.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname])
  /// Tells the delegate that no files were chosen or exported. The picker is dismissed before.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
  /// Performs no action by default.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {}
  /// Calls the method that takes strings.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname]
  ) {
    documentPicker(controller, didPickDocumentsAt: Application.shared.texts(of: paths))
  }
  /// Performs no action by default.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}
