internal import Glibc

/// The system calls of the library.
package enum SystemCall {
  /// The result of a call that does not wait.
  package enum Outcome: Equatable {
    /// The call returned this result, which is not negative.
    case done(Int)
    /// The call would have to wait.
    case wouldBlock
  }

  /// Repeats a call until no signal interrupts it. Throws other errors.
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

  /// Waits until a descriptor is readable or, if requested, writable.
  package static func wait(
    for descriptor: Int32, writable: Bool, timeout: Int32 = -1
  ) throws(SystemError) {
    let events = Int16(POLLIN) | (writable ? Int16(POLLOUT) : 0)
    _ = try run("poll") {
      var request = pollfd(fd: descriptor, events: events, revents: 0)
      return Glibc.poll(&request, 1, timeout)
    }
  }

  /// Ends writing to a socket. Then waits until the other end has read all data and has closed the connection
  /// too, or until the time in seconds is over.
  package static func hangUp(_ descriptor: Int32, patience: Double) {
    guard shutdown(descriptor, Int32(SHUT_WR)) == 0 else { return }
    // The end of the connection is reported without a request for it.
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    _ = Glibc.poll(&request, 1, Int32(min(patience, 60) * 1000))
  }
}
