internal import Glibc

/// The one way in which system calls are made here.
package enum SystemCall {
  /// What came of a call that doesn't wait.
  package enum Outcome: Equatable {
    /// Its result, which is not negative.
    case done(Int)
    /// It would have had to wait.
    case wouldBlock
  }

  /// Calls until no signal interrupts; throws what else goes wrong.
  package static func run<Result: BinaryInteger>(
    _ operation: String, _ call: () -> Result
  ) throws(SystemError) -> Outcome {
    while true {
      let result = call()
      if result >= 0 { return .done(Int(result)) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      default: throw SystemError(operation: operation, code: errno)
      }
    }
  }

  /// Waits until the descriptor is readable, or writable where that is asked for too.
  package static func wait(
    for descriptor: Int32, writable: Bool, timeout: Int32 = -1
  ) throws(SystemError) {
    let events = Int16(POLLIN) | (writable ? Int16(POLLOUT) : 0)
    _ = try run("poll") {
      var request = pollfd(fd: descriptor, events: events, revents: 0)
      return Glibc.poll(&request, 1, timeout)
    }
  }

  /// Says that nothing more will be written, and waits until the other end has read everything and
  /// hangs up too, or the time, in seconds, is over.
  package static func hangUp(_ descriptor: Int32, patience: Double) {
    guard shutdown(descriptor, Int32(SHUT_WR)) == 0 else { return }
    // Hanging up is told unasked.
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    _ = Glibc.poll(&request, 1, Int32(min(patience, 60) * 1000))
  }
}
