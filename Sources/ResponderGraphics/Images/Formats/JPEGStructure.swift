/// The segments of a JPEG file, without pixels.
enum JPEGStructure {
  /// Returns the file with an end-of-image marker (EOI) appended, or `nil` if the file has one.
  ///
  /// A decoder then fills the rest of the image with gray. Of a progressive image, it shows the scans that
  /// the file contains. A segment that is cut off is left out.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    // The usual end. Image data cannot contain these two bytes.
    if bytes.count > 3, bytes.suffix(2) == [0xFF, 0xD9] { return nil }
    let reader = ByteReader(bytes: bytes)
    // The offset after the start-of-image marker (SOI).
    var place = 2
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF else {
        // Entropy-coded data continues up to the next marker.
        guard let marker = nextMarker(bytes, from: place) else { return bytes + [0xFF, 0xD9] }
        place = marker
        continue
      }
      switch bytes[place + 1] {
      case 0xD9: return nil
      case 0xFF:
        // A fill byte.
        place += 1
      case 0x00, 0x01, 0xD0...0xD8:
        // Data, and markers without a segment.
        place += 2
      default:
        guard let length = reader.number(at: place + 2, size: 2), length >= 2,
          place + 2 + length <= bytes.count
        else { return bytes[..<place] + [0xFF, 0xD9] }
        place += 2 + length
      }
    }
    // The file may end within a marker.
    let isHalf = place < bytes.count && bytes[place] == 0xFF
    return (isHalf ? bytes[..<place] : bytes[...]) + [0xFF, 0xD9]
  }

  /// Returns the offset of the next marker, or `nil` if there is none.
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
