import ResponderSystem
import TouchRecording

/// A sink that stores the bytes of a recording in memory.
final class MemoryRecording: RecordingSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    self.bytes += bytes
    return bytes.count
  }

  func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }
}
