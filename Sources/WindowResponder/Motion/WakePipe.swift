import CSystem
import Glibc

/// A pipe between two threads, neither of which waits for the other in it.
final class WakePipe: Sendable {
  /// What is read from.
  let readEnd: Int32
  private let writeEnd: WriteEnd

  /// An end that is closed once, by whoever comes first.
  private final class WriteEnd: @unchecked Sendable {
    private var descriptor: Int32
    private var lock = pthread_mutex_t()

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      pthread_mutex_init(&lock, nil)
    }

    deinit {
      shut()
      pthread_mutex_destroy(&lock)
    }

    func use(_ body: (Int32) -> Void) {
      pthread_mutex_lock(&lock)
      if descriptor >= 0 { body(descriptor) }
      pthread_mutex_unlock(&lock)
    }

    func shut() {
      pthread_mutex_lock(&lock)
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
      pthread_mutex_unlock(&lock)
    }
  }

  /// Makes one; nil where the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = wr_set_nonblocking(end, true)
    }
    readEnd = ends[0]
    writeEnd = WriteEnd(ends[1])
  }

  deinit { close(readEnd) }

  /// Writes a message, which is dropped where the pipe is full.
  func write(_ bytes: UnsafeRawPointer, _ count: Int) {
    writeEnd.use { _ = Glibc.write($0, bytes, count) }
  }

  /// Reads a message; gives how long it is.
  func read(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    Glibc.read(readEnd, bytes, count)
  }

  /// Says that nothing more is to come. Calling it twice is harmless.
  func closeWriteEnd() { writeEnd.shut() }

  /// Waits until nothing more is to come, at most for some milliseconds; tells whether it is so.
  func isClosed(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
