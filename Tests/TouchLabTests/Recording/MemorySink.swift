import ResponderSystem
import TouchRecording

/// A sink in memory that becomes full after a number of bytes.
final class MemorySink: RecordingSink {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes that still fit.
  var room = Int.max
  /// The maximum number of bytes that one call writes.
  var most = Int.max

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = min(bytes.count, room, most)
    // `ENOSPC`: before a full disk fails, it accepts the bytes that still fit.
    guard count > 0 else { throw SystemError(operation: "write", code: 28) }
    self.bytes += bytes[..<count]
    room -= count
    return count
  }

  func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
