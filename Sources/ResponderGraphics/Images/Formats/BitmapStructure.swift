/// The structure of a BMP file, from which the required length of the file follows.
enum BitmapStructure {
  /// Returns the rows that a file contains if it ends before its last row, counted from the top.
  ///
  /// For a complete file, for compressed rows and for an older header, returns `nil`.
  static func rows(in bytes: [UInt8]) -> Range<Int>? {
    let reader = ByteReader(bytes: bytes, isLittleEndian: true)
    guard let start = reader.number(at: 10, size: 4), let header = reader.number(at: 14, size: 4),
      header >= 40, let width = reader.number(at: 18, size: 4),
      let signed = reader.number(at: 22, size: 4), let depth = reader.number(at: 28, size: 2),
      let compression = reader.number(at: 30, size: 4), compression == 0 || compression == 3
    else { return nil }
    // If the height is negative, the rows are stored from the top down.
    let height = Int(Int32(truncatingIfNeeded: signed))
    let length = (width * depth + 31) / 32 * 4
    let count = height.magnitude
    guard length > 0, count > 0, count < 1 << 16 else { return nil }
    let known = max(0, bytes.count - start) / length
    guard known < Int(count) else { return nil }
    return height > 0 ? Int(count) - known..<Int(count) : 0..<known
  }
}
