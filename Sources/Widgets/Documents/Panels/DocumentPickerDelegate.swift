import WindowResponder

/// The methods of an object that receives the result of a ``DocumentPickerViewController``. Files are
/// identified by their paths. Follows `UIDocumentPickerDelegate`.
@preconcurrency @MainActor public protocol DocumentPickerDelegate: AnyObject {
  /// Tells the delegate that files were chosen or exported. The picker was dismissed before.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - paths: The paths of the chosen files, or those of the exported files at their destination.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String])
  /// Tells the delegate that files were chosen or exported. The picker was dismissed before.
  ///
  /// The default implementation calls the method that takes strings. It omits paths that are not UTF-8, and
  /// reports them on the standard error.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - paths: The paths as in the method that takes strings. They do not need to be UTF-8.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname])
  /// Tells the delegate that no files were chosen or exported. The picker was dismissed before.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
  /// Takes no action.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {}
  /// Calls the method that takes strings.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname]
  ) {
    documentPicker(controller, didPickDocumentsAt: Application.shared.texts(of: paths))
  }
  /// Takes no action.
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}
