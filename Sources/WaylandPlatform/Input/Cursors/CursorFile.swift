import ResponderPlatform
import ResponderSystem

/// A file of a cursor theme, with images of one cursor in several sizes. Follows Xcursor(3).
///
/// A file may contain megabytes of animation. Only the table of contents and one image are read. Invalid data
/// is treated as missing.
struct CursorFile {
  /// One image of a cursor.
  struct Image {
    var size: PixelSize
    /// The hotspot, in device pixels from the top left corner of the image.
    var hotspot: (x: Int32, y: Int32)
    /// Premultiplied ARGB, row by row, without padding.
    var pixels: [UInt32]
  }

  /// The largest width and height of an image that is accepted, in device pixels.
  static let maximumSide = 1_024
  /// The largest number of entries in the table of contents that are read. An animation in eight sizes has
  /// some hundred entries.
  static let maximumEntries = 4_096

  private static let magic: UInt32 = 0x7275_6358
  private static let imageType: UInt32 = 0xFFFD_0002
  /// The sizes of the file's header, of an entry of the table of contents, and of an image's header, in
  /// bytes.
  private static let (headSize, entrySize, imageHeadSize) = (16, 12, 36)

  private let file: FileDescriptor

  /// Reads the image whose size is nearest to `size`, in device pixels. Of an animation, this is the first
  /// frame. If the file is missing or is no cursor file, returns `nil`.
  static func image(at path: String, size: Int) -> Image? {
    guard let file = try? FileDescriptor(opening: path) else { return nil }
    return CursorFile(file: file).image(size: size)
  }

  private func image(size: Int) -> Image? {
    guard let head = words(at: 0, byteCount: Self.headSize), head[0] == Self.magic,
      head[3] <= Self.maximumEntries,
      let entries = words(at: Int(head[1]), byteCount: Int(head[3]) * Self.entrySize)
    else { return nil }
    var best: (distance: Int, position: Int)?
    for index in stride(from: 0, to: entries.count, by: 3)
    where entries[index] == Self.imageType {
      let distance = abs(Int(entries[index + 1]) - size)
      if distance < best?.distance ?? .max { best = (distance, Int(entries[index + 2])) }
    }
    return best.flatMap { image(at: $0.position) }
  }

  private func image(at position: Int) -> Image? {
    guard let head = words(at: position, byteCount: Self.imageHeadSize), head[1] == Self.imageType,
      (1...UInt32(Self.maximumSide)).contains(head[4]),
      (1...UInt32(Self.maximumSide)).contains(head[5]), head[6] <= head[4], head[7] <= head[5],
      let pixels = words(at: position + Int(head[0]), byteCount: Int(head[4] * head[5]) * 4)
    else { return nil }
    return Image(
      size: PixelSize(width: Int(head[4]), height: Int(head[5])),
      hotspot: (Int32(head[6]), Int32(head[7])), pixels: pixels)
  }

  /// Returns little-endian 32-bit words of the file, or `nil` if the file is too short.
  private func words(at position: Int, byteCount: Int) -> [UInt32]? {
    let count = byteCount / 4
    var words = [UInt32](repeating: 0, count: count)
    let length = try? words.withUnsafeMutableBytes {
      try SystemCall.readFully(file.number, at: position, into: $0)
    }
    guard length == count * 4 else { return nil }
    return words.map { UInt32(littleEndian: $0) }
  }
}
