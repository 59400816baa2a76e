import Glibc
import ResponderSystem

/// A pipe between two threads, neither of which waits for the other in it.
final class WakePipe: Sendable {
  private let reading: FileDescriptor
  private let writing: WriteEnd

  /// What is read from.
  var readEnd: Int32 { reading.number }

  /// An end that is closed once, by whoever comes first.
  private final class WriteEnd: @unchecked Sendable {
    private var descriptor: FileDescriptor?
    private var lock = pthread_mutex_t()

    init(_ descriptor: FileDescriptor) {
      self.descriptor = descriptor
      pthread_mutex_init(&lock, nil)
    }

    deinit { pthread_mutex_destroy(&lock) }

    func use(_ body: (Int32) -> Void) {
      pthread_mutex_lock(&lock)
      if let descriptor { body(descriptor.number) }
      pthread_mutex_unlock(&lock)
    }

    func shut() {
      pthread_mutex_lock(&lock)
      descriptor = nil
      pthread_mutex_unlock(&lock)
    }
  }

  /// Makes one; nil where the process has no descriptors left.
  init?() {
    guard let (reading, writing) = try? FileDescriptor.pipe() else { return nil }
    for end in [reading, writing] { try? SystemCall.setNonblocking(end.number) }
    self.reading = reading
    self.writing = WriteEnd(writing)
  }

  /// Writes a message, which is dropped where the pipe is full.
  func write(_ bytes: UnsafeRawBufferPointer) {
    writing.use { _ = try? SystemCall.write(bytes, to: $0) }
  }

  /// Reads a message; gives how long it is, nil where there is none.
  func read(into bytes: UnsafeMutableRawBufferPointer) -> Int? {
    guard case .done(let count)? = try? SystemCall.read(readEnd, into: bytes) else { return nil }
    return count
  }

  /// Says that nothing more is to come. Calling it twice is harmless.
  func closeWriteEnd() { writing.shut() }

  /// Waits until nothing more is to come, at most for some milliseconds; tells whether it is so.
  func isClosed(within milliseconds: Int32) -> Bool {
    SystemCall.isReady(readEnd, for: .reading, milliseconds: milliseconds)
  }
}
