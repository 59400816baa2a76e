package import ResponderBus

/// An object that serves the accessible tree of an application to assistive technologies, by AT-SPI 2.
///
/// While no client listens, it only holds two match rules on the session bus. When a client listens, it
/// connects to the accessibility bus, calls `whenActive`, and then forwards changes
/// (``AccessibilityObserver``). If the accessibility bus ends while the setting is on, it connects again.
@MainActor package final class AccessibilityBus: AccessibilityObserver {
  private let context: BusContext
  private let toolkit: AccessibilityToolkit
  private let root: () -> (any AccessibleObject)?
  private let whenActive: (Bool) -> Void
  private var status: AccessibilityStatus?
  /// The address of the accessibility bus in the environment.
  private var address: String?
  private var session: AtspiSession?
  /// The number of the last attempt to connect, so that a late reply to an earlier one has no effect.
  private var attempt = 0
  /// The delays before the attempts to connect again after a connection has ended, in seconds.
  private static let retryDelays = [1.0, 2, 4, 8, 16]
  /// The number of attempts since the last connection was open.
  private var retryCount = 0
  /// The closure that cancels the next attempt, if one is scheduled.
  private var cancelRetry: (() -> Void)?

  /// Creates an object that does not serve a tree yet.
  ///
  /// - Parameters:
  ///   - context: The queue through which the accessibility bus reaches the main actor.
  ///   - toolkit: The description of the library for clients.
  ///   - root: The closure that returns the application's object. It is called when a client listens, once
  ///     for each connection.
  ///   - whenActive: The closure that is called with `true` after the accessibility bus is connected, before
  ///     the first call is handled, and with `false` after the connection has ended.
  package init(
    context: BusContext, toolkit: AccessibilityToolkit,
    root: @escaping () -> (any AccessibleObject)?,
    whenActive: @escaping (Bool) -> Void = { _ in }
  ) {
    self.context = context
    self.toolkit = toolkit
    self.root = root
    self.whenActive = whenActive
  }

  /// A Boolean value that indicates whether the tree is served.
  package var isActive: Bool { session?.isOpen ?? false }

  /// The connection to the accessibility bus, if there is one.
  var currentSession: AtspiSession? { session }

  /// Begins to observe whether a client listens.
  ///
  /// - Parameters:
  ///   - sessionBus: The session bus. If it is `nil` and there is an address, the tree is served immediately.
  ///   - address: The address of the accessibility bus (`AT_SPI_BUS_ADDRESS`), or `nil` to request it on the
  ///     session bus.
  package func start(sessionBus: BusConnection?, address: String? = nil) {
    stop()
    self.address = address
    if let sessionBus {
      status = AccessibilityStatus(bus: sessionBus) { [weak self] isOn in
        if isOn { self?.connect() } else { self?.disconnect() }
      }
    } else if let address {
      open(address)
    }
  }

  /// Ends the connection to the accessibility bus, and the observation.
  package func stop() {
    status?.cancel()
    status = nil
    disconnect()
  }

  private func connect() {
    guard session == nil else { return }
    attempt += 1
    let attempt = attempt
    if let address { return open(address) }
    status?.readAddress { [weak self] address in
      guard let self, attempt == self.attempt, let address else { return }
      open(address)
    }
  }

  private func open(_ address: String) {
    guard session == nil else { return }
    session = AtspiSession(
      address: address, context: context, toolkit: toolkit, root: root,
      opened: { [weak self] in
        self?.retryCount = 0
        self?.whenActive(true)
      },
      closed: { [weak self] wasOpen in
        self?.session = nil
        if wasOpen { self?.whenActive(false) }
        self?.retryLater()
      })
  }

  /// Reads the setting again after a delay, which connects again if it is on.
  private func retryLater() {
    cancelRetry?()
    cancelRetry = nil
    guard status?.isOn == true, retryCount < Self.retryDelays.count else { return }
    let delay = Self.retryDelays[retryCount]
    retryCount += 1
    cancelRetry = context.after(delay) { [weak self] in
      self?.cancelRetry = nil
      self?.status?.read()
    }
  }

  private func disconnect() {
    attempt += 1
    session?.close()
    session = nil
    cancelRetry?()
    cancelRetry = nil
  }

  /// Sends a change to the clients that have registered for it, later in the same turn of the loop.
  package func accessibleObject(_ object: any AccessibleObject, didChange change: AccessibleChange)
  {
    session?.add(change, of: object)
  }
}

extension AccessibilityBus: AccessibleKeyReceiver {
  package var wantsKeys: Bool { session.map { $0.isOpen && !$0.keyListeners.isEmpty } ?? false }

  package func send(
    _ key: AccessibleKey, mayBeTaken: Bool, answer: @escaping (_ isTaken: Bool?) -> Void
  ) {
    session?.send(key, mayBeTaken: mayBeTaken, answer: answer)
  }
}
