public import Foundation
public import WindowResponder

extension PDFRenderer {
  /// Draws pages and writes them to a file: all of it is there afterwards, or what was there before.
  ///
  /// - Parameters:
  ///   - url: The file's address; what is there is replaced.
  ///   - actions: Draws the pages.
  /// - Throws: `FileError` where the file cannot be written, and what `actions` throws.
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
