import Glibc

/// A buffer of bytes with a gap at the last edit, so that an edit moves only the bytes between the two
/// offsets.
///
/// Typing at one offset copies only the typed bytes. An edit elsewhere moves the bytes in between with
/// `memmove`, which takes some hundred microseconds for 5 MB. The memory is the size of the bytes and a
/// sixteenth more, which is not resident before it is written to.
struct GapBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var gapStart: Int
  private var gapLength: Int

  /// The number of bytes.
  var count: Int { capacity - gapLength }

  /// The bytes, valid until the next change.
  var bytes: GapBytes {
    GapBytes(base: UnsafePointer(base), gapStart: gapStart, gapLength: gapLength, count: count)
  }

  /// Creates an empty buffer with space for a number of bytes.
  init(room: Int) {
    capacity = room + GapBuffer.room(for: room)
    base = GapBuffer.resized(nil, to: capacity)
    gapStart = 0
    gapLength = capacity
  }

  deinit { free(base) }

  /// Replaces a range of bytes. The new bytes must not belong to this buffer.
  mutating func replace(_ range: Range<Int>, with bytes: UnsafeBufferPointer<UInt8>) {
    if gapStart < range.lowerBound {
      moveGap(to: range.lowerBound)
    } else if gapStart > range.upperBound {
      moveGap(to: range.upperBound)
    }
    gapStart = range.lowerBound
    gapLength += range.count
    if gapLength < bytes.count {
      resize(to: count + bytes.count + GapBuffer.room(for: count + bytes.count))
    }
    if let source = bytes.baseAddress { memcpy(base + gapStart, source, bytes.count) }
    gapStart += bytes.count
    gapLength -= bytes.count
    if gapLength > GapBuffer.largestIdleGap, gapLength > count {
      resize(to: count + GapBuffer.room(for: count))
    }
  }

  private mutating func moveGap(to place: Int) {
    if place < gapStart {
      memmove(base + place + gapLength, base + place, gapStart - place)
    } else {
      memmove(base + gapStart, base + gapStart + gapLength, place - gapStart)
    }
    gapStart = place
  }

  /// Changes the size of the gap, and moves the bytes after it to the new end.
  private mutating func resize(to newCapacity: Int) {
    let behind = count - gapStart
    let newGap = newCapacity - count
    if newGap < gapLength { memmove(base + gapStart + newGap, base + gapStart + gapLength, behind) }
    base = GapBuffer.resized(base, to: newCapacity)
    if newGap > gapLength { memmove(base + gapStart + newGap, base + gapStart + gapLength, behind) }
    capacity = newCapacity
    gapLength = newGap
  }

  /// The largest gap, in bytes, that is kept although it is larger than the text.
  private static let largestIdleGap = 65_536

  private static func room(for count: Int) -> Int { max(16, count / 16) }

  /// Resizes memory with the C library's `realloc`, for which the kernel moves a large block without a copy.
  private static func resized(
    _ base: UnsafeMutablePointer<UInt8>?, to capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(base, max(capacity, 1)) else {
      fatalError("There is no memory for a text of \(capacity) bytes.")
    }
    return memory.assumingMemoryBound(to: UInt8.self)
  }
}
