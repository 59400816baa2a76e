import Glibc

/// The bytes of a `GapBuffer`, valid until its next change.
struct GapBytes {
  let base: UnsafePointer<UInt8>
  let gapStart: Int
  let gapLength: Int
  let count: Int

  subscript(offset: Int) -> UInt8 { base[offset < gapStart ? offset : offset + gapLength] }

  /// Returns a Boolean value that indicates whether a scalar begins at a byte. The end of the text counts as
  /// one.
  func isScalarStart(_ offset: Int) -> Bool { offset >= count || self[offset] & 0xC0 != 0x80 }

  /// Returns the start of the scalar that contains a byte, limited to the text.
  func scalarStart(_ offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    var place = offset
    while self[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// Returns the end of the scalar that begins at an offset before the end.
  func scalarEnd(_ start: Int) -> Int {
    let byte = self[start]
    return start + (byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
  }

  /// Returns the scalar that begins at an offset before the end.
  func scalar(at start: Int) -> Unicode.Scalar {
    let byte = UInt32(self[start])
    if byte < 0x80 { return Unicode.Scalar(UInt8(truncatingIfNeeded: byte)) }
    let value: UInt32
    if byte < 0xE0 {
      value = (byte & 0x1F) << 6 | rest(start + 1)
    } else if byte < 0xF0 {
      value = (byte & 0x0F) << 12 | rest(start + 1) << 6 | rest(start + 2)
    } else {
      value =
        (byte & 0x07) << 18 | rest(start + 1) << 12 | rest(start + 2) << 6 | rest(start + 3)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func rest(_ offset: Int) -> UInt32 { UInt32(self[offset] & 0x3F) }

  /// Returns the text of a range whose ends are ends of scalars.
  func string(_ range: Range<Int>) -> String {
    if range.upperBound <= gapStart { return string(base + range.lowerBound, range.count) }
    if range.lowerBound >= gapStart {
      return string(base + range.lowerBound + gapLength, range.count)
    }
    return String(unsafeUninitializedCapacity: range.count) { memory in
      copy(range, to: memory.baseAddress)
      return range.count
    }
  }

  private func string(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func copy(_ range: Range<Int>, to memory: UnsafeMutablePointer<UInt8>?) {
    guard let memory else { return }
    let before = max(0, min(range.upperBound, gapStart) - range.lowerBound)
    if before > 0 { memcpy(memory, base + range.lowerBound, before) }
    if before < range.count {
      memcpy(
        memory + before, base + range.lowerBound + before + gapLength, range.count - before)
    }
  }

  /// Returns the offset of the first byte with a value in a range, or `end` if there is none.
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    if start < end, self[start] == byte { return start }
    let border = min(end, gapStart)
    if start < border, let found = memchr(base + start, Int32(byte), border - start) {
      return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
    let place = max(start, gapStart)
    if place < end, let found = memchr(base + place + gapLength, Int32(byte), end - place) {
      return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) - gapLength
    }
    return end
  }

  /// Returns the number of bytes of the paragraph terminator before `end`: a line feed, a carriage return,
  /// both, or U+2029.
  func terminatorLength(endingAt end: Int, from start: Int) -> Int {
    guard end > start else { return 0 }
    switch self[end - 1] {
    case 0x0A: return end - 2 >= start && self[end - 2] == 0x0D ? 2 : 1
    case 0x0D: return 1
    case 0xA9: return end - 3 >= start && self[end - 2] == 0x80 && self[end - 3] == 0xE2 ? 3 : 0
    default: return 0
    }
  }
}
