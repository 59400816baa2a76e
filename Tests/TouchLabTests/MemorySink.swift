import ResponderSystem
import TouchRecording

/// A disk that fills up where a test wants it to.
final class MemorySink: RecordingSink {
  private(set) var bytes: [UInt8] = []
  /// How many bytes there is room for.
  var room = Int.max
  /// How many bytes one call takes at most.
  var most = Int.max

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = min(bytes.count, room, most)
    // ENOSPC: a full disk first takes what fits.
    guard count > 0 else { throw SystemError(operation: "write", code: 28) }
    self.bytes += bytes[..<count]
    room -= count
    return count
  }

  func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
