import ResponderRuntime
import ResponderSystem

/// An object that calls a handler on the run loop when a file descriptor is ready.
///
///     let standardInput: Int32 = 0
///     DescriptorWatch(standardInput, for: .reading) { watch in
///       label.text = "Input is waiting"
///       watch.cancel()
///     }
///
/// Use it for a pipe, a socket, a serial port or a device that other code has opened. The handler is called
/// on the main actor when the descriptor is ready, has failed or was hung up, and again while that is so. It
/// should read the available data, and must not wait. A descriptor that is not ready causes no work.
///
/// The application keeps the watch until ``cancel()``. The watch does not own the descriptor: close it after
/// the call of `cancel()`, never before. For a time limit, start a ``ClockTimer`` too. Without a running
/// application, as on a stage of `ResponderTestKit`, descriptors are polled each time that the clock
/// advances. Follows `poll(2)`.
@preconcurrency @MainActor public final class DescriptorWatch {
  /// The condition that a watch waits for.
  public enum Purpose: Sendable {
    /// The descriptor can be read without waiting, or its other end was closed (`POLLIN`).
    case reading
    /// The descriptor can be written without waiting (`POLLOUT`).
    case writing
    /// There is exceptional data, such as a changed value in sysfs (`POLLPRI`). No other condition counts.
    case urgent
  }

  /// The file descriptor.
  public let descriptor: Int32
  /// The condition that the watch waits for. You can change it at any time.
  public var purpose: Purpose
  /// A Boolean value that indicates whether the watch still calls its handler.
  public private(set) var isValid = true
  private var handler: ((DescriptorWatch) -> Void)?
  @BackLink private var programContext: ProgramContext?

  /// Creates and starts a watch, in the application that runs.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor. A closed descriptor counts as ready, so that the handler is
  ///     called and reading fails.
  ///   - purpose: The condition to wait for.
  ///   - handler: A closure that is called with the watch each time the descriptor is ready.
  @discardableResult public convenience init(
    _ descriptor: Int32, for purpose: Purpose,
    _ handler: @escaping @MainActor (DescriptorWatch) -> Void
  ) {
    self.init(descriptor, for: purpose, in: .current, handler)
  }

  /// Creates and starts a watch in an application.
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

  /// Stops the watch permanently. If it has ended already, does nothing.
  public func cancel() {
    guard isValid else { return }
    isValid = false
    handler = nil
    programContext?.watches.removeAll { $0 === self }
  }

  /// The request for `poll(2)`.
  var request: PollRequest {
    switch purpose {
    case .reading: PollRequest(descriptor, for: .reading)
    case .writing: PollRequest(descriptor, for: .writing)
    case .urgent: PollRequest(descriptor, for: .urgent)
    }
  }

  /// Calls the handler if the watch is still valid.
  func descriptorIsReady() {
    if isValid { handler?(self) }
  }
}

extension ProgramContext {
  /// Calls the handlers of the descriptors that are ready, according to the answers to `requests`, which are
  /// in the same order.
  func tellWatches(_ watched: [DescriptorWatch], _ requests: some Sequence<PollRequest>) {
    for (watch, request) in zip(watched, requests) where request.isReady {
      watch.descriptorIsReady()
    }
  }

  /// Polls the descriptors without waiting, for a display that has no run loop, such as a stage's.
  ///
  /// Returns a Boolean value that indicates whether a handler was called.
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
