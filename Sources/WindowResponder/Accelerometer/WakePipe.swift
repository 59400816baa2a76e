import ResponderSystem

/// A pipe between two threads, neither of which waits for the other in it.
final class WakePipe: Sendable {
  private let reading: FileDescriptor
  /// The end that is written to, until it is closed.
  private let writing: Guarded<FileDescriptor?>

  /// What is read from.
  var readEnd: Int32 { reading.number }

  /// Makes one; nil where the process has no descriptors left.
  init?() {
    guard let (reading, writing) = try? FileDescriptor.pipe() else { return nil }
    for end in [reading, writing] { try? SystemCall.setNonblocking(end.number) }
    self.reading = reading
    self.writing = Guarded(writing)
  }

  /// Writes a message, which is dropped where the pipe is full.
  func write(_ bytes: UnsafeRawBufferPointer) {
    writing.with { end in
      if let end { _ = try? SystemCall.write(bytes, to: end.number) }
    }
  }

  /// Reads a message; gives how long it is, nil where there is none.
  func read(into bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard case .done(let count)? = try? SystemCall.read(readEnd, into: bytes) else { return nil }
    return count
  }

  /// Says that nothing more is to come. Calling it twice is harmless.
  func closeWriteEnd() { writing.with { $0 = nil } }

  /// Waits until nothing more is to come, at most for some milliseconds; tells whether it is so.
  func isClosed(within milliseconds: Int32) -> Bool {
    SystemCall.isReady(readEnd, for: .reading, milliseconds: milliseconds)
  }
}
