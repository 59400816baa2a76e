import ResponderTestKit
import WindowResponder

/// A page without a desktop: the gallery's window on a stage, with the title bar that it draws itself
/// where a compositor draws none.
@MainActor struct Snapshot {
  private let stage: Stage

  init(_ options: Options) {
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, scale: options.scale, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
  }

  /// Writes the picture of the window as PNG.
  ///
  /// - Throws: ``ImageError``.
  func write(toFile path: String) throws(ImageError) {
    try stage.snapshot().write(toFile: path)
  }

  /// The window's tree of views, one a line.
  var description: String { ViewDescription(of: stage.window).lines.joined(separator: "\n") }
}
