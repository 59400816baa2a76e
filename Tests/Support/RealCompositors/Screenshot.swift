import Foundation

/// The contents of a compositor's output as pixels.
package struct Screenshot: Equatable, Sendable {
  /// The width in device pixels.
  package let width: Int
  /// The height in device pixels.
  package let height: Int
  /// The pixels as `0xRRGGBB`, row by row from the top left.
  package let pixels: [UInt32]

  /// The colour of a pixel, as `0xRRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the pixels of a rectangle, row by row. Pixels outside the screenshot are left out.
  package func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    let columns = max(0, x)..<max(0, min(self.width, x + width))
    let rows = max(0, y)..<max(0, min(self.height, y + height))
    return rows.flatMap { row in columns.map { self[$0, row] } }
  }

  /// Creates a screenshot from rows of little-endian `xRGB` words. The rows are `stride` bytes apart.
  init(width: Int, height: Int, stride: Int, words: UnsafeRawBufferPointer) throws {
    guard width > 0, height > 0, stride >= width * 4, words.count >= stride * height else {
      throw CompositorError.refused("a screenshot of \(width)×\(height) with \(words.count) bytes")
    }
    self.width = width
    self.height = height
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let word = words.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        pixels.append(word & 0xffffff)
      }
    }
    self.pixels = pixels
  }

  /// Reads a binary PPM file (`P6`, maximum value 255), the format that grim is asked to write.
  init(ppm path: String) throws {
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    var position = 0
    func word() -> String {
      let start = position
      while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    guard word() == "P6", let width = Int(word()), let height = Int(word()), word() == "255",
      width > 0, height > 0, bytes.count - position == width * height * 3
    else { throw CompositorError.refused("\(path) is not a picture") }
    self.width = width
    self.height = height
    pixels = stride(from: position, to: bytes.count, by: 3).map { index in
      UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    }
  }
}
