import ResponderSystem
import TouchRecording

/// A disk in memory, which fills up where a test wants it to.
final class FillingSink: RecordingSink {
  private(set) var bytes: [UInt8] = []
  /// How many bytes there is room for.
  var room = Int.max
  private(set) var finishCount = 0

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = min(bytes.count, room)
    // ENOSPC: a full disk first takes what fits.
    guard count > 0 else { throw SystemError(operation: "write", code: 28) }
    self.bytes += bytes[..<count]
    room -= count
    return count
  }

  func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }

  func finish() { finishCount += 1 }

  /// What was recorded so far.
  var recording: Recording { RecordingReader.read(bytes) }
}
