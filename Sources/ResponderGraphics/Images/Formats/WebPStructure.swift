/// The chunks of a WebP file (RIFF), without pixels.
struct WebPStructure {
  /// A chunk: its name, and the range of its data without padding.
  struct Chunk {
    let name: String
    let data: Range<Int>
  }

  /// The complete chunks, in the order of the file.
  private(set) var chunks: [Chunk] = []
  /// A Boolean value that indicates whether the file ends before the end of its last chunk.
  private(set) var isCut = false
  /// The offset of the end of the last complete chunk.
  private var end = 12
  private let bytes: [UInt8]

  /// Reads the chunks of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let reader = ByteReader(bytes: bytes, isLittleEndian: true)
    guard let size = reader.number(at: 4, size: 4), bytes.count >= 12 else {
      isCut = true
      return
    }
    // Data after the RIFF chunk does not belong to the image.
    let last = min(bytes.count, size + 8)
    isCut = size + 8 > bytes.count
    while end + 8 <= last, let count = reader.number(at: end + 4, size: 4) {
      let start = end + 8
      guard count <= last - start else {
        isCut = true
        return
      }
      chunks.append(
        Chunk(
          name: String(decoding: bytes[end..<end + 4], as: UTF8.self), data: start..<start + count))
      end = min(last, start + count + count & 1)
    }
  }

  /// Returns the data of the first chunk with a name, or `nil` if there is none.
  func data(_ name: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.name == name }.map { bytes[$0.data] }
  }

  /// A Boolean value that indicates whether the file is an animation.
  var isAnimation: Bool { (data("VP8X")?.first ?? 0) & 2 != 0 }

  /// The orientation in the EXIF chunk.
  var orientation: Image.Orientation { data("EXIF").map { EXIFData.orientation(of: $0) } ?? .up }

  /// The number of times that an animation is played, or 0 for an endless animation. Follows the loop count
  /// of `ANIM`.
  var playCount: Int {
    guard let start = chunks.first(where: { $0.name == "ANIM" })?.data.lowerBound else { return 1 }
    return ByteReader(bytes: bytes, isLittleEndian: true).number(at: start + 4, size: 2) ?? 1
  }

  /// A file of the complete chunks, or `nil` if none of them is a frame.
  var repaired: [UInt8]? {
    guard chunks.contains(where: { $0.name == "ANMF" }) else { return nil }
    var result = Array(bytes[..<end])
    let size = UInt32(truncatingIfNeeded: end - 8)
    for index in 0..<4 {
      result[4 + index] = UInt8(truncatingIfNeeded: size >> (8 * UInt32(index)))
    }
    return result
  }
}
