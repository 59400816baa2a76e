/// What a GIF file says of its pictures, without their pixels.
struct GIFStructure {
  /// The most pictures of a film that are read.
  static let mostFrames = 4_096

  /// The size of the film, in pixels.
  let width: Int
  let height: Int
  /// How long each picture is seen, in milliseconds.
  let delays: [Int]

  /// Reads the blocks of a file; nil for what is no GIF. A file that ends too early has fewer pictures.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    func word(_ index: Int) -> Int {
      index + 1 < bytes.count ? Int(bytes[index]) | Int(bytes[index + 1]) << 8 : 0
    }
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    (width, height) = (word(6), word(8))
    var place = 13 + tableSize(bytes[10])
    var found: [Int] = []
    var delay = 0
    func skipParts() {
      while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
    while place < bytes.count, found.count < Self.mostFrames {
      switch bytes[place] {
      case 0x21:
        if place + 5 < bytes.count, bytes[place + 1] == 0xF9 { delay = word(place + 4) * 10 }
        place += 2
        skipParts()
      case 0x2C:
        guard place + 9 < bytes.count else {
          delays = found
          return
        }
        // A place, a size, flags, perhaps a table, and the size of codes.
        place += 10 + tableSize(bytes[place + 9]) + 1
        let start = place
        skipParts()
        if place <= bytes.count, place > start { found.append(delay) }
        delay = 0
      default:
        delays = found
        return
      }
    }
    delays = found
  }
}
