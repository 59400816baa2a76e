import Glibc
import ResponderGraphics
import ResponderSystem

extension PDFRenderer {
  /// Draws pages and writes them to a file: all of it is there afterwards, or what was there before.
  ///
  /// - Parameters:
  ///   - path: The file; what is there is replaced.
  ///   - actions: Draws the pages.
  /// - Throws: ``FileError`` where the file cannot be written, as with a full disk or without its folder;
  ///   what `actions` throws, and then nothing is written.
  public func writePDF(
    to path: String, withActions actions: @MainActor (PDFRendererContext) throws -> Void
  ) throws {
    try writePDF(to: Pathname(path), withActions: actions)
  }

  /// Draws pages and writes them to a file whose name need not be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The file; what is there is replaced.
  ///   - actions: Draws the pages.
  /// - Throws: ``FileError`` if the file cannot be written, or the error of `actions`.
  public func writePDF(
    to path: Pathname, withActions actions: @MainActor (PDFRendererContext) throws -> Void
  ) throws {
    try SafeFile.writeDrawing(try pdfData(actions: actions), to: path)
  }
}

extension SVGRenderer {
  /// Draws a picture and writes it to a file: all of it is there afterwards, or what was there before.
  ///
  /// - Parameters:
  ///   - path: The file; what is there is replaced.
  ///   - actions: Draws the picture.
  /// - Throws: ``FileError`` where the file cannot be written; what `actions` throws, and then nothing is
  ///   written.
  public func writeSVG(
    to path: String, withActions actions: @MainActor (GraphicsContext) throws -> Void
  ) throws {
    try writeSVG(to: Pathname(path), withActions: actions)
  }

  /// Draws a picture and writes it to a file whose name need not be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The file; what is there is replaced.
  ///   - actions: Draws the picture.
  /// - Throws: ``FileError`` if the file cannot be written, or the error of `actions`.
  public func writeSVG(
    to path: Pathname, withActions actions: @MainActor (GraphicsContext) throws -> Void
  ) throws {
    try SafeFile.writeDrawing(try svgData(actions: actions), to: path)
  }
}

extension SafeFile {
  /// Writes what was drawn; nothing at all means that there was no memory for it.
  static func writeDrawing(_ bytes: [UInt8], to path: Pathname) throws(FileError) {
    guard !bytes.isEmpty else { throw FileError(path: path, code: ENOMEM) }
    try write(bytes, to: path)
  }
}
