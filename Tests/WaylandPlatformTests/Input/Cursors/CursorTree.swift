import Foundation

/// Folders with cursor themes, which are deleted with this object.
final class CursorTree {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "cursors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns environment variables with which a client finds the folders.
  func environment(theme: String? = nil, size: Int? = nil) -> [String: String] {
    var result = ["XCURSOR_PATH": url.path]
    result["XCURSOR_THEME"] = theme
    result["XCURSOR_SIZE"] = size.map { "\($0)" }
    return result
  }

  /// Writes a file of a theme, `cursors/text` or `index.theme`.
  func write(_ bytes: [UInt8], to path: String, theme: String) throws {
    let file = url.appending(path: theme).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes the index of a theme, which contains the inherited themes.
  func write(index text: String, theme: String) throws {
    try write(Array(text.utf8), to: "index.theme", theme: theme)
  }

  /// Writes a cursor with square images of one color and of these sizes.
  func write(cursor name: String, theme: String, sizes: [Int], color: UInt32) throws {
    let images = sizes.map { side in
      Image(
        nominal: UInt32(side), width: UInt32(side), height: UInt32(side), hotspot: (1, 2),
        pixels: Array(repeating: color, count: side * side))
    }
    try write(Self.file(images), to: "cursors/\(name)", theme: theme)
  }

  /// An image in a cursor file.
  struct Image {
    var nominal: UInt32
    var width: UInt32
    var height: UInt32
    var hotspot: (x: UInt32, y: UInt32)
    var pixels: [UInt32]
  }

  /// Returns the contents of a cursor file in the format of Xcursor(3).
  static func file(_ images: [Image]) -> [UInt8] {
    var words: [UInt32] = [0x7275_6358, 16, 0x1_0000, UInt32(images.count)]
    var position = 16 + 12 * UInt32(images.count)
    for image in images {
      words += [0xFFFD_0002, image.nominal, position]
      position += 36 + 4 * UInt32(image.pixels.count)
    }
    for image in images {
      words += [36, 0xFFFD_0002, image.nominal, 1, image.width, image.height]
      words += [image.hotspot.x, image.hotspot.y, 50] + image.pixels
    }
    return words.flatMap { word in
      withUnsafeBytes(of: word.littleEndian) { Array($0) }
    }
  }
}
