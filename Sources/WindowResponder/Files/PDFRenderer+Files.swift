import Glibc
import ResponderGraphics
import ResponderSystem

extension PDFRenderer {
  /// Draws pages and writes them to a file. If writing fails, an existing file is preserved.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced if it exists.
  ///   - actions: The closure that draws the pages.
  /// - Throws: ``FileError`` if the file cannot be written, for example because the disk is full or the
  ///   folder does not exist. If `actions` throws an error, it is rethrown, and nothing is written.
  public func writePDF(
    to path: String, withActions actions: @MainActor (PDFRendererContext) throws -> Void
  ) throws {
    try writePDF(to: Pathname(path), withActions: actions)
  }

  /// Draws pages and writes them to a file whose name does not need to be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced if it exists.
  ///   - actions: The closure that draws the pages.
  /// - Throws: ``FileError`` if the file cannot be written, or the error of `actions`.
  public func writePDF(
    to path: Pathname, withActions actions: @MainActor (PDFRendererContext) throws -> Void
  ) throws {
    try SafeFile.writeDrawing(try pdfData(actions: actions), to: path)
  }
}

extension SVGRenderer {
  /// Draws an image and writes it to a file. If writing fails, an existing file is preserved.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced if it exists.
  ///   - actions: The closure that draws the image.
  /// - Throws: ``FileError`` if the file cannot be written. If `actions` throws an error, it is rethrown, and
  ///   nothing is written.
  public func writeSVG(
    to path: String, withActions actions: @MainActor (GraphicsContext) throws -> Void
  ) throws {
    try writeSVG(to: Pathname(path), withActions: actions)
  }

  /// Draws an image and writes it to a file whose name does not need to be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced if it exists.
  ///   - actions: The closure that draws the image.
  /// - Throws: ``FileError`` if the file cannot be written, or the error of `actions`.
  public func writeSVG(
    to path: Pathname, withActions actions: @MainActor (GraphicsContext) throws -> Void
  ) throws {
    try SafeFile.writeDrawing(try svgData(actions: actions), to: path)
  }
}

extension SafeFile {
  /// Writes the drawn data. Empty data means that there was not enough memory.
  static func writeDrawing(_ bytes: [UInt8], to path: Pathname) throws(FileError) {
    guard !bytes.isEmpty else { throw FileError(path: path, code: ENOMEM) }
    try write(bytes, to: path)
  }
}
