public import Foundation
public import WindowResponder

extension PDFRenderer {
  /// Draws pages, and returns the data of the file.
  ///
  /// If the type of the result is `[UInt8]`, the bytes are returned as an array.
  public func pdfData(
    actions: @MainActor (PDFRendererContext) throws -> Void
  ) rethrows -> Data {
    let bytes: [UInt8] = try pdfData(actions: actions)
    return Data(bytes)
  }

  /// Draws pages and writes them to a file, which then contains either the new document or its previous
  /// content.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which is replaced.
  ///   - actions: A closure that draws the pages.
  /// - Throws: `FileError` if the file cannot be written, and the errors of `actions`.
  public func writePDF(
    to url: URL, withActions actions: @MainActor (PDFRendererContext) throws -> Void
  ) throws {
    try writePDF(to: url.pathname, withActions: actions)
  }
}

extension PDFRendererContext {
  /// Makes a rectangle of the page a link.
  public func setURL(_ url: URL, for rect: Rect) { setURL(url.absoluteString, for: rect) }
}
