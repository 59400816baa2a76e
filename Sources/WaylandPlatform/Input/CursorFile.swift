import ResponderPlatform
import ResponderSystem

/// One file of a cursor theme: pictures of one cursor in several sizes. Follows Xcursor(3).
///
/// Of the file, which may have megabytes of animation, only the list of contents and one picture are
/// read. What makes no sense in it counts as missing.
struct CursorFile {
  /// One picture of a cursor.
  struct Picture {
    var size: PixelSize
    /// The place in it that points, in device pixels.
    var hotspot: (x: Int32, y: Int32)
    /// Premultiplied ARGB, row by row, without gaps.
    var pixels: [UInt32]
  }

  /// The largest width and height of a picture that is believed, in device pixels.
  static let maximumSide = 1_024
  /// The longest list of contents that is read; an animation in eight sizes has some hundred entries.
  static let maximumEntries = 4_096

  private static let magic: UInt32 = 0x7275_6358
  private static let imageType: UInt32 = 0xFFFD_0002
  /// Bytes of a list's head, of an entry, and of a picture's head.
  private static let (headSize, entrySize, imageHeadSize) = (16, 12, 36)

  private let file: FileDescriptor

  /// Reads the picture whose size comes nearest to one in device pixels, the first of an animation; nil
  /// where the file is missing or no cursor's.
  static func picture(at path: String, size: Int) -> Picture? {
    guard let file = try? FileDescriptor(opening: path) else { return nil }
    return CursorFile(file: file).picture(size: size)
  }

  private func picture(size: Int) -> Picture? {
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

  private func image(at position: Int) -> Picture? {
    guard let head = words(at: position, byteCount: Self.imageHeadSize), head[1] == Self.imageType,
      (1...UInt32(Self.maximumSide)).contains(head[4]),
      (1...UInt32(Self.maximumSide)).contains(head[5]), head[6] <= head[4], head[7] <= head[5],
      let pixels = words(at: position + Int(head[0]), byteCount: Int(head[4] * head[5]) * 4)
    else { return nil }
    return Picture(
      size: PixelSize(width: Int(head[4]), height: Int(head[5])),
      hotspot: (Int32(head[6]), Int32(head[7])), pixels: pixels)
  }

  /// Reads little-endian words; nil where the file has not as many.
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
