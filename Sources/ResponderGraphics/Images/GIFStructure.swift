/// The frames of a GIF file and how they are played, without their pixels.
struct GIFStructure {
  /// The most frames that are read.
  static let mostFrames = 4_096

  /// The size of the frames, in pixels.
  let width: Int
  let height: Int
  /// How long each whole frame is shown, in milliseconds.
  private(set) var delays: [Int] = []
  /// The number of times that the frames are played; 0 for endlessly.
  ///
  /// Without a loop extension they are played once. The extension's number n means n repetitions, so n + 1
  /// times, as browsers play it (Chromium: `cc/paint/image_animation_count.h`); 0 means endlessly.
  private(set) var playCount = 1
  /// A Boolean value that indicates whether the file goes on to its trailer.
  private(set) var isComplete = false

  /// Where the last whole frame ends.
  private var end = 0
  /// Where the whole blocks of a frame end that the file ends in; `nil` if it ends in no frame.
  private var cutFrame: Int?
  private var place = 0
  private var delay = 0

  /// Reads the blocks of a file, or returns `nil` if it is no GIF. A file that ends early has fewer frames.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes, isLittleEndian: true)
    guard reader.says("GIF8", at: 0), bytes.count >= 13, let width = reader.number(at: 6, size: 2),
      let height = reader.number(at: 8, size: 2)
    else { return nil }
    (self.width, self.height) = (width, height)
    place = 13 + Self.tableSize(bytes[10])
    while place < bytes.count, delays.count < Self.mostFrames {
      switch bytes[place] {
      case 0x21: readExtension(reader)
      case 0x2C:
        guard readFrame(bytes) else { return }
      default:
        isComplete = bytes[place] == 0x3B
        return
      }
    }
    // What is beyond the most frames is left out on purpose.
    isComplete = delays.count == Self.mostFrames
  }

  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Passes by the blocks of data at the place. Returns whether their end is there.
  private mutating func skipBlocks(_ bytes: [UInt8]) -> Bool {
    while place < bytes.count, bytes[place] != 0 {
      guard place + Int(bytes[place]) < bytes.count else { return false }
      place += Int(bytes[place]) + 1
    }
    guard place < bytes.count else { return false }
    place += 1
    return true
  }

  private mutating func readExtension(_ reader: ByteReader) {
    let bytes = reader.bytes
    if reader.number(at: place + 1, size: 1) == 0xF9 {
      delay = (reader.number(at: place + 4, size: 2) ?? 0) * 10
    } else if reader.says("NETSCAPE2.0", at: place + 3)
      || reader.says("ANIMEXTS1.0", at: place + 3),
      reader.number(at: place + 14, size: 1) == 3,
      (reader.number(at: place + 15, size: 1) ?? 0) & 7 == 1,
      let loops = reader.number(at: place + 16, size: 2)
    {
      playCount = loops == 0 ? 0 : loops + 1
    }
    place += 2
    if !skipBlocks(bytes) { place = bytes.count }
  }

  /// Reads a frame at the place. Returns whether it is whole.
  private mutating func readFrame(_ bytes: [UInt8]) -> Bool {
    guard place + 9 < bytes.count else { return false }
    // A position, a size, flags, perhaps a table, and the size of codes.
    place += 10 + Self.tableSize(bytes[place + 9]) + 1
    let start = place
    guard skipBlocks(bytes) else {
      if start < bytes.count { cutFrame = min(place, bytes.count) }
      return false
    }
    delays.append(delay)
    delay = 0
    end = place
    return true
  }

  /// Returns a file of what is whole, with a trailer: the whole frames, or of a file that ends in its first
  /// frame the whole blocks of that. Returns `nil` if there is nothing to show.
  func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    if !delays.isEmpty { return bytes[..<end] + [0x3B] }
    guard let cutFrame else { return nil }
    var rest: [UInt8] = []
    // Of a block that is cut, what is there.
    if bytes.count - cutFrame > 1 {
      rest = [UInt8(bytes.count - cutFrame - 1)] + bytes[(cutFrame + 1)...]
    }
    return bytes[..<cutFrame] + rest + [0, 0x3B]
  }
}
