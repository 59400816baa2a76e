internal import Glibc

/// A descriptor that is waited for, and what was found.
package struct PollRequest {
  /// What may be waited for and found.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// Reading doesn't wait.
    package static let reading = Events(rawValue: Int16(POLLIN))
    /// Writing doesn't wait.
    package static let writing = Events(rawValue: Int16(POLLOUT))
    /// Urgent news.
    package static let urgent = Events(rawValue: Int16(POLLPRI))
  }

  fileprivate var request: pollfd

  /// Asks for events of a descriptor; a negative one is passed over.
  package init(_ descriptor: Int32, for events: Events) {
    request = pollfd(fd: descriptor, events: events.rawValue, revents: 0)
  }

  /// What was found: besides what was asked for that the descriptor has failed or was hung up.
  package var found: Events { Events(rawValue: request.revents) }

  /// Whether anything was found.
  package var isReady: Bool { request.revents != 0 }
}

extension SystemCall {
  /// Waits until one of the descriptors is ready, the time, in milliseconds, is over, or a signal
  /// comes; -1 waits for ever. Gives how many are ready.
  @discardableResult package static func poll(
    _ requests: UnsafeMutableBufferPointer<PollRequest>, milliseconds: Int32
  ) -> Int {
    let count = requests.withMemoryRebound(to: pollfd.self) {
      Glibc.poll($0.baseAddress, nfds_t($0.count), milliseconds)
    }
    return max(0, Int(count))
  }

  /// Waits for one descriptor; gives whether it is ready.
  package static func isReady(
    _ descriptor: Int32, for events: PollRequest.Events, milliseconds: Int32 = 0
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: events.rawValue, revents: 0)
    return Glibc.poll(&request, 1, milliseconds) > 0
  }
}
