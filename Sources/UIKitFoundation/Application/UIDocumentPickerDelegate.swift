public import Foundation
public import Widgets

/// The delegate of a `UIDocumentPickerViewController`, which receives the URLs of files. Follows
/// `UIDocumentPickerDelegate`.
///
/// All methods have default implementations that do nothing.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: DocumentPickerDelegate {
  /// Called with the URLs of the files that were chosen or written. The picker has been dismissed.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
}

extension UIDocumentPickerDelegate {
  /// Takes no action.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Calls the method with URLs.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {
    documentPicker(controller, didPickDocumentsAt: paths.map { URL(fileURLWithPath: $0) })
  }
  /// Calls the method with URLs, also for files whose names are not UTF-8.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname]
  ) {
    let texts = paths.compactMap(\.string)
    if texts.count == paths.count {
      documentPicker(controller, didPickDocumentsAt: texts)
    } else {
      documentPicker(controller, didPickDocumentsAt: paths.compactMap { URL($0) })
    }
  }
}

extension DocumentPickerViewController {
  /// Creates a picker for the folder to which files are exported, as the initializer with paths does.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(forExporting: urls.map { $0.pathname }, asCopy: asCopy)
  }

  /// The folder that is shown first, or `nil` for the one that was shown last.
  public var directoryURL: URL? {
    get { directoryPathname.flatMap { URL($0) } }
    set { directoryPathname = newValue?.pathname }
  }
}

extension URL {
  /// Returns `true`: a program may read the files that the user chose, and releases no access.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Returns without effect; see ``startAccessingSecurityScopedResource()``.
  public func stopAccessingSecurityScopedResource() {}
}
