/// The frames of a GIF file and their timing, without pixels.
struct GIFStructure {
  /// The largest number of frames that are read.
  static let mostFrames = 4_096

  /// The width of the frames, in pixels.
  let width: Int
  let height: Int
  /// The durations of the complete frames, in milliseconds.
  private(set) var delays: [Int] = []
  /// The number of times that the frames are played, or 0 for an endless animation.
  ///
  /// Without a loop extension, this is 1. An extension with the number n means n repetitions, that is n + 1
  /// times, as browsers play it (Chromium: `cc/paint/image_animation_count.h`). The number 0 means endlessly.
  private(set) var playCount = 1
  /// A Boolean value that indicates whether the file contains its trailer.
  private(set) var isComplete = false

  /// The offset of the end of the last complete frame.
  private var end = 0
  /// The offset of the end of the complete blocks in a frame that is cut off, or `nil` if the file does not
  /// end within a frame.
  private var cutFrame: Int?
  private var place = 0
  private var delay = 0

  /// Reads the blocks of a file. If it is not a GIF file, returns `nil`. A file that is cut off has fewer
  /// frames.
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
    // Frames beyond the largest number are left out intentionally.
    isComplete = delays.count == Self.mostFrames
  }

  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Skips the data blocks at the current offset. If the file ends before their end, returns `false`.
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

  /// Reads the frame at the current offset. If the frame is not complete, returns `false`.
  private mutating func readFrame(_ bytes: [UInt8]) -> Bool {
    guard place + 9 < bytes.count else { return false }
    // A position, a size, flags, an optional color table, and the size of codes.
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

  /// Returns a file of the complete parts with a trailer, or `nil` if there is nothing to show.
  ///
  /// The complete parts are the complete frames, or the complete blocks of the first frame if the file ends
  /// in it.
  func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    if !delays.isEmpty { return bytes[..<end] + [0x3B] }
    guard let cutFrame else { return nil }
    var rest: [UInt8] = []
    // The part of the last block that the file contains.
    if bytes.count - cutFrame > 1 {
      rest = [UInt8(bytes.count - cutFrame - 1)] + bytes[(cutFrame + 1)...]
    }
    return bytes[..<cutFrame] + rest + [0, 0x3B]
  }
}
