/// A reader of numbers in a file's bytes, in either byte order. It never reads beyond their end.
struct ByteReader {
  /// The bytes.
  let bytes: [UInt8]
  /// A Boolean value that indicates whether the least significant byte is first.
  var isLittleEndian = false

  /// Returns the unsigned number of `size` bytes at an offset, or `nil` if the bytes end before.
  func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count, bytes.count - offset >= size else { return nil }
    let part = bytes[offset..<offset + size]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a Boolean value that indicates whether the bytes at an offset are those of an ASCII text.
  func says(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, offset <= bytes.count, bytes.count - offset >= count else { return false }
    return text.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
  }
}
