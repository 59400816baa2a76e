/// The segments of a JPEG file, without their pixels.
enum JPEGStructure {
  /// Returns a file of what is there, with an end of image (EOI) behind it, or `nil` if the file has one.
  ///
  /// A decoder then fills the rest of the image with gray, and of a progressive image it shows the scans that
  /// are there. A segment that is cut is left out.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    // The usual end, which no data can be mistaken for.
    if bytes.count > 3, bytes.suffix(2) == [0xFF, 0xD9] { return nil }
    let reader = ByteReader(bytes: bytes)
    // Behind the start of image (SOI).
    var place = 2
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF else {
        // Entropy-coded data, up to the next marker.
        guard let marker = nextMarker(bytes, from: place) else { return bytes + [0xFF, 0xD9] }
        place = marker
        continue
      }
      switch bytes[place + 1] {
      case 0xD9: return nil
      case 0xFF:
        // A byte that fills.
        place += 1
      case 0x00, 0x01, 0xD0...0xD8:
        // Data and markers without a segment.
        place += 2
      default:
        guard let length = reader.number(at: place + 2, size: 2), length >= 2,
          place + 2 + length <= bytes.count
        else { return bytes[..<place] + [0xFF, 0xD9] }
        place += 2 + length
      }
    }
    // One byte of a marker may be there.
    let isHalf = place < bytes.count && bytes[place] == 0xFF
    return (isHalf ? bytes[..<place] : bytes[...]) + [0xFF, 0xD9]
  }

  /// Returns where the next marker is, or `nil` if there is none.
  private static func nextMarker(_ bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + 1 < bytes.count {
        if bytes[place] == 0xFF, bytes[place + 1] != 0 { return place }
        place += 1
      }
      return nil
    }
  }
}
