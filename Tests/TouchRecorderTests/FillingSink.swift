import ResponderSystem
import TouchRecording

/// A sink in memory that becomes full after a number of bytes.
final class FillingSink: RecordingSink {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes that still fit.
  var room = Int.max
  private(set) var finishCount = 0

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = min(bytes.count, room)
    // `ENOSPC`: before a full disk fails, it accepts the bytes that still fit.
    guard count > 0 else { throw SystemError(operation: "write", code: 28) }
    self.bytes += bytes[..<count]
    room -= count
    return count
  }

  func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }

  func finish() { finishCount += 1 }

  /// The recording so far.
  var recording: Recording { RecordingReader.read(bytes) }
}
