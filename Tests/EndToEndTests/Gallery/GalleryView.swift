import Foundation
import RealCompositors

/// A view of a gallery page, as `Gallery --describe` prints it: the class, the frame in the window as x, y,
/// width and height in points, the label and the state.
struct GalleryView {
  let type: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  /// The label and the state.
  let words: String

  /// The center of the view, in window coordinates.
  var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  /// Returns the pixels of the view on a screenshot, if the window is at the top left of the output.
  func pixels(on compositor: RealCompositor) throws -> [UInt32] {
    try compositor.screenshot().pixels(
      x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
    guard numbers.count == 4, let type = words.first else { return nil }
    self.type = String(type)
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    self.words = words.count > 5 ? String(words[5]) : ""
  }

  /// Returns the views of a page, from a gallery that is started with `--describe`.
  static func describe(page: String, size: String) throws -> [GalleryView] {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let gallery = try folder.runClient(
      Executables.product("Gallery"), ["--page", page, "--size", size, "--describe"],
      environment: ProcessInfo.processInfo.environment)
    guard gallery.waitForExit(seconds: 20) == .status(0) else {
      throw CompositorError.refused("Gallery --describe: \(gallery.errors)")
    }
    return gallery.output.split(separator: "\n").compactMap { GalleryView(line: $0) }
  }
}
