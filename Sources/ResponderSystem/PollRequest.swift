internal import Glibc

/// A request to wait for a descriptor, and its result.
package struct PollRequest {
  /// The events to wait for, and those that were found.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// A read does not wait.
    package static let reading = Events(rawValue: Int16(POLLIN))
    /// A write does not wait.
    package static let writing = Events(rawValue: Int16(POLLOUT))
    /// Urgent data is available.
    package static let urgent = Events(rawValue: Int16(POLLPRI))
  }

  fileprivate var request: pollfd

  /// Creates a request for events of a descriptor. A negative descriptor is ignored.
  package init(_ descriptor: Int32, for events: Events) {
    request = pollfd(fd: descriptor, events: events.rawValue, revents: 0)
  }

  /// The events that were found. They may also include that the descriptor has failed or was hung up.
  package var found: Events { Events(rawValue: request.revents) }

  /// A Boolean value that indicates whether any event was found.
  package var isReady: Bool { request.revents != 0 }
}

extension SystemCall {
  /// Waits until a descriptor is ready, the time in milliseconds is over, or a signal arrives. Returns the
  /// number of descriptors that are ready. If the time is -1, waits without a limit.
  @discardableResult package static func poll(
    _ requests: UnsafeMutableBufferPointer<PollRequest>, milliseconds: Int32
  ) -> Int {
    let count = requests.withMemoryRebound(to: pollfd.self) {
      Glibc.poll($0.baseAddress, nfds_t($0.count), milliseconds)
    }
    return max(0, Int(count))
  }

  /// Waits for one descriptor. Returns a Boolean value that indicates whether it is ready.
  package static func isReady(
    _ descriptor: Int32, for events: PollRequest.Events, milliseconds: Int32 = 0
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: events.rawValue, revents: 0)
    return Glibc.poll(&request, 1, milliseconds) > 0
  }
}
