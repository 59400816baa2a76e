import ResponderSystem

/// A watch of a file descriptor: the run loop calls a handler whenever the descriptor is ready.
///
///     let standardInput: Int32 = 0
///     DescriptorWatch(standardInput, for: .reading) { watch in
///       label.text = "Input is waiting"
///       watch.cancel()
///     }
///
/// Use it for a pipe, a socket, a serial port or a device that other code has opened. The handler is called
/// on the main actor whenever the descriptor is ready, has failed or was hung up, and again for as long as
/// that is so: it should read what is there, and must not wait. A descriptor that is not ready wakes nothing.
///
/// The application keeps the watch until ``cancel()``. The watch does not own the descriptor: close it after
/// the call of `cancel()`, never before. For a time limit start a ``ClockTimer`` beside it. Without a running
/// application, as on a stage of `ResponderTestKit`, descriptors are polled whenever time passes. Follows
/// `poll(2)`.
@preconcurrency @MainActor public final class DescriptorWatch {
  /// What a watch waits for.
  public enum Purpose: Sendable {
    /// The descriptor can be read without waiting, or its other end was closed (`POLLIN`).
    case reading
    /// The descriptor can be written without waiting (`POLLOUT`).
    case writing
    /// There is exceptional data, as a changed value in sysfs, and nothing else counts (`POLLPRI`).
    case urgent
  }

  /// The file descriptor.
  public let descriptor: Int32
  /// What the watch waits for. It can be changed at any time.
  public var purpose: Purpose
  /// A Boolean value that indicates whether the watch still calls its handler.
  public private(set) var isValid = true
  private var handler: ((DescriptorWatch) -> Void)?
  private weak var programContext: ProgramContext?

  /// Creates a watch and starts it, in the application that runs.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor. A descriptor that is closed counts as ready, so that the
  ///     handler is
  ///     called and reading fails.
  ///   - purpose: What to wait for.
  ///   - handler: Called whenever the descriptor is ready, with the watch.
  @discardableResult public convenience init(
    _ descriptor: Int32, for purpose: Purpose,
    _ handler: @escaping @MainActor (DescriptorWatch) -> Void
  ) {
    self.init(descriptor, for: purpose, in: .current, handler)
  }

  /// Creates a watch in an application and starts it.
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

  /// Stops the watch for good. Calling it twice is harmless.
  public func cancel() {
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
