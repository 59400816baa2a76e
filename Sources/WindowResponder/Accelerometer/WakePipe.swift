import ResponderSystem

/// A pipe between two threads that never blocks either of them.
final class WakePipe: Sendable {
  private let reading: FileDescriptor
  /// The end for writing, until it is closed.
  private let writing: Guarded<FileDescriptor?>

  /// The descriptor for reading.
  var readEnd: Int32 { reading.number }

  /// Creates a pipe. If the process has no descriptors left, returns `nil`.
  init?() {
    guard let (reading, writing) = try? FileDescriptor.pipe() else { return nil }
    for end in [reading, writing] { try? SystemCall.setNonblocking(end.number) }
    self.reading = reading
    self.writing = Guarded(writing)
  }

  /// Writes a message. If the pipe is full, the message is dropped.
  func write(_ bytes: UnsafeRawBufferPointer) {
    writing.with { end in
      if let end { _ = try? SystemCall.write(bytes, to: end.number) }
    }
  }

  /// Reads a message and returns its length, or `nil` if there is none.
  func read(into bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard case .done(let count)? = try? SystemCall.read(readEnd, into: bytes) else { return nil }
    return count
  }

  /// Closes the end for writing. If it is closed already, does nothing.
  func closeWriteEnd() { writing.with { $0 = nil } }

  /// Waits until the end for writing is closed, for at most a number of milliseconds. Returns a Boolean value
  /// that indicates whether it is closed.
  func isClosed(within milliseconds: Int32) -> Bool {
    SystemCall.isReady(readEnd, for: .reading, milliseconds: milliseconds)
  }
}
