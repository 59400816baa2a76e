import ResponderSystem
import TouchRecording

/// A sink that accepts at most a number of bytes: later ones are dropped, in whole lines.
final class BoundedSink: RecordingSink {
  private let sink: any RecordingSink
  private var room: Int
  /// A Boolean value that indicates whether bytes were dropped.
  private(set) var isFull = false

  init(_ sink: any RecordingSink, most room: Int) {
    self.sink = sink
    self.room = room
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    guard !isFull, bytes.count <= room else {
      isFull = true
      return bytes.count
    }
    let count = try sink.write(bytes)
    room -= count
    return count
  }

  func shorten(to byteCount: Int) { if !isFull { sink.shorten(to: byteCount) } }
}
