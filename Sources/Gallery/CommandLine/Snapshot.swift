import ResponderTestKit
import WindowResponder

/// A page without a desktop.
///
/// The gallery's window is on a stage, with the title bar that it draws if a compositor draws none.
@MainActor struct Snapshot {
  private let stage: Stage

  init(_ options: Options) {
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, scale: options.scale, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
  }

  /// Writes an image of the window: as PDF or SVG if the name has that extension, and otherwise as PNG.
  ///
  /// - Throws: ``ImageError``.
  func write(toFile path: String) throws(ImageError) {
    let name = path.lowercased()
    guard name.hasSuffix(".pdf") || name.hasSuffix(".svg") else {
      return try stage.snapshot().write(toFile: path)
    }
    do throws(FileError) {
      if name.hasSuffix(".pdf") {
        try stage.window.writePDF(to: path)
      } else {
        try stage.window.writeSVG(to: path)
      }
    } catch {
      throw .unwritable(path: path, reason: error.sentence)
    }
  }

  /// The window's tree of views, one a line.
  var description: String { ViewDescription(of: stage.window).lines.joined(separator: "\n") }
}
