import Glibc

/// Bytes with a gap where the last edit was, so that an edit moves only what lies between the two
/// places.
///
/// Typing at one place copies nothing but what is typed; an edit elsewhere moves the bytes between
/// (`memmove`: some hundred microseconds for 5 MB). Memory is the bytes and a sixteenth more, which
/// is not resident before it is written to.
struct GapBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var gapStart: Int
  private var gapLength: Int

  /// How many bytes there are.
  var count: Int { capacity - gapLength }

  /// The bytes, to be read before the next change.
  var bytes: GapBytes {
    GapBytes(base: UnsafePointer(base), gapStart: gapStart, gapLength: gapLength, count: count)
  }

  /// Creates a buffer of no bytes, with room for some.
  init(room: Int) {
    capacity = room + GapBuffer.room(for: room)
    base = GapBuffer.resized(nil, to: capacity)
    gapStart = 0
    gapLength = capacity
  }

  deinit { free(base) }

  /// Replaces bytes by others, which must not be this buffer's own.
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

  /// Makes the gap larger or smaller; what lies behind it goes to the new end.
  private mutating func resize(to newCapacity: Int) {
    let behind = count - gapStart
    let newGap = newCapacity - count
    if newGap < gapLength { memmove(base + gapStart + newGap, base + gapStart + gapLength, behind) }
    base = GapBuffer.resized(base, to: newCapacity)
    if newGap > gapLength { memmove(base + gapStart + newGap, base + gapStart + gapLength, behind) }
    capacity = newCapacity
    gapLength = newGap
  }

  /// Bytes of a gap that is kept though the text has become smaller than it.
  private static let largestIdleGap = 65_536

  private static func room(for count: Int) -> Int { max(16, count / 16) }

  /// The C library's `realloc`, for a large block is moved by the kernel without a copy.
  private static func resized(
    _ base: UnsafeMutablePointer<UInt8>?, to capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(base, max(capacity, 1)) else {
      fatalError("There is no memory for a text of \(capacity) bytes.")
    }
    return memory.assumingMemoryBound(to: UInt8.self)
  }
}
