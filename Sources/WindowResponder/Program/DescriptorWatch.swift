import ResponderSystem

/// A file descriptor that the run loop looks at beside the display's: a pipe, a socket of a bus, a
/// sensor.
///
///     let watch = DescriptorWatch(socket, for: .reading, in: application.programContext) { watch in
///       if !bus.readWhatIsThere() { watch.cancel() }
///     }
///
/// The handler is called on the main actor whenever the descriptor is ready, has failed or was hung up,
/// as often as that is so: what is not read is told again. It must not wait. Where nothing is watched
/// the loop pays one comparison for it, and what is watched and not ready wakes nobody.
///
/// A watch is held by the program until ``cancel()``. It does not own the descriptor: close that
/// after cancelling, never before. For a limit of time start a ``ClockTimer`` beside it.
@MainActor package final class DescriptorWatch {
  /// What is waited for.
  package enum Purpose: Sendable {
    case reading, writing
    /// Urgent news and nothing else (`POLLPRI`).
    case urgent
  }

  /// The descriptor.
  package let descriptor: Int32
  /// What is waited for; it may be changed at any time.
  package var purpose: Purpose
  /// Whether the watch still goes on.
  package private(set) var isValid = true
  private var handler: ((DescriptorWatch) -> Void)?
  private weak var programContext: ProgramContext?

  /// Starts to watch.
  @discardableResult package init(
    _ descriptor: Int32, for purpose: Purpose, in programContext: ProgramContext,
    _ handler: @escaping @MainActor (DescriptorWatch) -> Void
  ) {
    self.descriptor = descriptor
    self.purpose = purpose
    self.programContext = programContext
    self.handler = handler
    programContext.watches.append(self)
  }

  /// Ends the watch. Calling it twice is harmless.
  package func cancel() {
    guard isValid else { return }
    isValid = false
    handler = nil
    programContext?.watches.removeAll { $0 === self }
  }

  /// What `poll(2)` is to wait for.
  var request: PollRequest {
    switch purpose {
    case .reading: PollRequest(descriptor, for: .reading)
    case .writing: PollRequest(descriptor, for: .writing)
    case .urgent: PollRequest(descriptor, for: .urgent)
    }
  }

  /// Calls the handler, unless the watch has ended meanwhile.
  func descriptorIsReady() {
    if isValid { handler?(self) }
  }
}

extension ProgramContext {
  /// Calls the handlers of the descriptors that are ready, by the answers to `requests` in their order.
  func tellWatches(_ watched: [DescriptorWatch], _ requests: some Sequence<PollRequest>) {
    for (watch, request) in zip(watched, requests) where request.isReady {
      watch.descriptorIsReady()
    }
  }

  /// Looks at the descriptors without waiting: for a display that nobody waits on, such as a stage's.
  ///
  /// Gives whether a handler was called.
  @discardableResult package func lookAtWatches() -> Bool {
    if watches.isEmpty { return false }
    let watched = watches
    var requests: [PollRequest] = []
    for watch in watched { requests.append(watch.request) }
    let count = requests.withUnsafeMutableBufferPointer { SystemCall.poll($0, milliseconds: 0) }
    guard count > 0 else { return false }
    tellWatches(watched, requests)
    return true
  }
}
