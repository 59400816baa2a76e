internal import Glibc

/// The lines of a file, without their line endings.
struct LineIterator {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  /// The number of the last line that was returned. The first is 1.
  private(set) var number = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // Editors write a byte order mark at the beginning of a text in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  @inline(__always)
  mutating func next() -> UnsafeRawBufferPointer? {
    guard place < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = place
    number += 1
    if let found = memchr(base + start, 0x0A, bytes.count - start) {
      let end = UnsafeRawPointer(found) - base
      place = end + 1
      return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }
    place = bytes.count
    return UnsafeRawBufferPointer(rebasing: bytes[start...])
  }
}
