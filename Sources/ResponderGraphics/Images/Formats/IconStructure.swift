import ResponderSystem

/// The directory of an ICO file: the images that it holds, in several sizes.
struct IconStructure {
  /// The images, the largest first: where their bytes are, as far as the file has them.
  private let images: [Range<Int>]
  private let bytes: [UInt8]

  /// Reads the directory of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let reader = ByteReader(bytes: bytes, isLittleEndian: true)
    let count = reader.number(at: 4, size: 2) ?? 0
    var found: [(weight: Int, data: Range<Int>)] = []
    for start in stride(from: 6, to: 6 + 16 * count, by: 16) {
      guard let width = reader.number(at: start, size: 1),
        let height = reader.number(at: start + 1, size: 1),
        let depth = reader.number(at: start + 6, size: 2),
        let length = reader.number(at: start + 8, size: 4),
        let offset = reader.number(at: start + 12, size: 4)
      else { break }
      // A side of 256 pixels is written as 0.
      let area = (width == 0 ? 256 : width) * (height == 0 ? 256 : height)
      let first = min(offset, bytes.count)
      found.append((area << 16 | depth, first..<min(first + length, bytes.count)))
    }
    images = found.ordered { $0.weight > $1.weight }.map { $0.data }
  }

  /// Reads the largest image that can be decoded, if the largest of the file is a PNG file.
  ///
  /// - Returns: The image, with an error if it is not whole or not the largest one, or `nil` if the file has
  ///   to be read as bitmaps.
  func decoded() throws(ImageError) -> ImagePixels? {
    var failure: ImageError?
    for data in images.prefix(64) {
      let part = bytes[data]
      // An image that the file does not reach has no bytes.
      if part.isEmpty {
        failure = .damaged
        continue
      }
      guard part.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
      do throws(ImageError) {
        var result = try Image.pixels(ofPNG: Array(part), wantsFrames: false)
        if let failure, result.error == nil { result.error = failure }
        return result
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }
}
