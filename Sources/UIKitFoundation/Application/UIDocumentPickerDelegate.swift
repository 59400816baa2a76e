public import Foundation
public import Widgets

/// Is told what was chosen in a `UIDocumentPickerViewController`, with addresses of files. Follows
/// `UIDocumentPickerDelegate`. Everything has a default that does nothing.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: DocumentPickerDelegate {
  /// Files were chosen, or written: their addresses. The picker has gone.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Tells it with addresses.
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
  ) {
    documentPicker(controller, didPickDocumentsAt: paths.map { URL(fileURLWithPath: $0) })
  }
  /// Tells it with addresses, also of files whose names are not UTF-8.
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
  /// Creates a picker of the place where files go, which are named by their addresses; otherwise as the
  /// initializer that takes paths.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(forExporting: urls.map { $0.pathname }, asCopy: asCopy)
  }

  /// The folder that is shown first; nil for the one that was shown last.
  public var directoryURL: URL? {
    get { directoryPathname.flatMap { URL($0) } }
    set { directoryPathname = newValue?.pathname }
  }
}

extension URL {
  /// Gives true: a program may read what the user chose, and gives nothing back.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing; see ``startAccessingSecurityScopedResource()``.
  public func stopAccessingSecurityScopedResource() {}
}
