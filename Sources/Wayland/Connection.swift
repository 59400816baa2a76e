internal import CWayland
internal import Glibc
internal import ResponderRuntime
internal import ResponderSystem

/// A connection to a Wayland compositor.
///
/// ```swift
/// let connection = try Connection(to: DisplayAddress(environment: environment))
/// let compositor = try connection.bind(WlCompositor.self, required: 4)
/// let surface = compositor.createSurface()
/// ```
///
/// Creating a connection waits until the compositor has announced its globals. Afterwards, only
/// ``roundTrip(meanwhile:)`` waits. A run loop of the caller's own watches ``fileDescriptor`` in this order:
///
/// ```swift
/// while !connection.prepareRead() { try connection.dispatchPending() }
/// let wantsWrite = try connection.flush()
/// let isReadable = poll(connection.fileDescriptor, wantsWrite)
/// if isReadable { try connection.readEvents() } else { connection.cancelRead() }
/// try connection.dispatchPending()
/// ```
///
/// After a method has thrown ``ConnectionError/protocolViolation(_:)`` or ``ConnectionError/lost(_:)``, all
/// throwing methods throw it, and requests are dropped.
@MainActor public final class Connection {
  /// The present globals in the order of their announcement, without the hidden ones.
  public internal(set) var globals: [Global] = []
  /// The closure that is called when a global is added.
  public var onGlobalAdded: ((Global) -> Void)?
  /// The closure that is called when a global is removed. Objects that were bound to it must still be
  /// destroyed.
  public var onGlobalRemoved: ((Global) -> Void)?

  let channel: ProtocolChannel
  private let display: OpaquePointer
  private let hidden: Set<String>
  private var registry: WlRegistry?
  private var isReading = false
  /// A Boolean value that indicates whether event handlers are being called. They must not dispatch further
  /// events.
  public private(set) var isDispatching = false
  /// A Boolean value that indicates whether the compositor has announced its globals.
  private var hasGlobals = false
  private var isClosed = false
  private var failure: ConnectionError?

  /// Connects to a compositor, and waits until the globals are known.
  ///
  /// - Parameters:
  ///   - address: The address of the compositor.
  ///   - hidden: The interfaces of globals that are ignored.
  ///   - meanwhile: The closure that is called while the compositor answers, for work of the start.
  /// - Throws: ``ConnectionError/refused(path:_:)``, ``ConnectionError/protocolViolation(_:)`` or
  ///   ``ConnectionError/lost(_:)``.
  public convenience init(
    to address: DisplayAddress, hidden: Set<String> = [], meanwhile: () -> Void = {}
  ) throws(ConnectionError) {
    try self.init(opening: address, hidden: hidden)
    meanwhile()
    try awaitGlobals()
  }

  /// Connects to a compositor and requests the globals, without waiting for them. Call ``awaitGlobals()`` to
  /// wait.
  ///
  /// - Parameters:
  ///   - address: The address of the compositor.
  ///   - hidden: The interfaces of globals that are ignored.
  /// - Throws: ``ConnectionError/refused(path:_:)``, ``ConnectionError/protocolViolation(_:)`` or
  ///   ``ConnectionError/lost(_:)``.
  public init(
    opening address: DisplayAddress, hidden: Set<String> = []
  ) throws(ConnectionError) {
    LibraryLog.redirect()
    display = try Self.connect(to: address)
    channel = ProtocolChannel(display: display)
    self.hidden = hidden
    do {
      try askForGlobals()
    } catch {
      close()
      throw error
    }
  }

  isolated deinit { close() }

  private static func connect(to address: DisplayAddress) throws(ConnectionError) -> OpaquePointer {
    let descriptor: Int32
    switch address {
    case .socket(let connected):
      descriptor = connected
    case .path(let path):
      do throws(SystemError) {
        descriptor = try SystemCall.connect(to: path)
      } catch {
        throw .refused(path: path, error)
      }
    }
    SystemCall.closeOnExecution(descriptor)
    guard let display = wl_display_connect_to_fd(descriptor) else {
      let error = SystemError.last("connect")
      SystemCall.close(descriptor)
      throw .lost(error)
    }
    return display
  }

  /// Destroys every object and closes the socket. A second call does nothing.
  ///
  /// - Parameter patience: The longest time to wait until the compositor has handled the last requests, in
  ///   seconds. If a client disconnects, a compositor drops requests that it has not read, such as a new
  ///   clipboard.
  public func close(patience: Double = 0) {
    guard !isClosed else { return }
    cancelRead()
    if !channel.flush(), patience > 0 { SystemCall.hangUp(fileDescriptor, patience: patience) }
    isClosed = true
    onGlobalAdded = nil
    onGlobalRemoved = nil
    channel.close()
    failure = failure ?? .lost(SystemError(operation: "close", code: ENOTCONN))
    // If a handler closes the connection, libwayland is still using the display.
    if !isDispatching { wl_display_disconnect(display) }
  }

  // MARK: Reading and writing

  /// The socket to watch for reading, and for writing if ``flush()`` returns `true`. It is -1 after
  /// ``close(patience:)``.
  public var fileDescriptor: Int32 { isClosed ? -1 : wl_display_get_fd(display) }

  /// Prepares to wait for events. If events are queued and must be dispatched first, returns `false`.
  ///
  /// If the method returns `true`, call ``readEvents()`` or ``cancelRead()`` next.
  public func prepareRead() -> Bool {
    guard !isReading else { return true }
    // After a failure, there is nothing to wait for: dispatchPending() throws the error.
    guard !isClosed, failure == nil else { return false }
    isReading = wl_display_prepare_read(display) == 0
    return isReading
  }

  /// Reads the available events without waiting, and queues them.
  ///
  /// - Throws: The ``ConnectionError`` that has ended the connection.
  public func readEvents() throws(ConnectionError) {
    guard isReading else { return try check() }
    isReading = false
    if wl_display_read_events(display) < 0, !SystemError.last("read").wouldBlock { try check() }
  }

  /// Cancels ``prepareRead()`` without reading.
  public func cancelRead() {
    guard isReading else { return }
    isReading = false
    wl_display_cancel_read(display)
  }

  /// Calls the handlers of the queued events, and returns the number of events.
  ///
  /// - Throws: The ``ConnectionError`` that has ended the connection.
  @discardableResult public func dispatchPending() throws(ConnectionError) -> Int {
    try check()
    precondition(!isDispatching, "A handler can't dispatch further events.")
    isDispatching = true
    let count = wl_display_dispatch_pending(display)
    isDispatching = false
    if isClosed { wl_display_disconnect(display) }
    try check()
    return Int(count)
  }

  /// Sends buffered requests, as far as the socket accepts them without waiting.
  ///
  /// - Returns: A Boolean value that indicates whether requests are left. If it is `true`, the socket must be
  ///   watched for writing.
  /// - Throws: The ``ConnectionError`` that has ended the connection.
  public func flush() throws(ConnectionError) -> Bool {
    try check()
    return channel.flush()
  }

  /// Calls a closure once the compositor has handled all earlier requests.
  public func sync(_ done: @escaping () -> Void) {
    guard !isClosed else { return }
    WlDisplay(borrowing: display, from: self).sync().onEvent = { _ in done() }
  }

  /// Waits until the compositor has handled all earlier requests, and dispatches events meanwhile.
  ///
  /// Use this method for set-up only, since it blocks for as long as the compositor does not answer.
  ///
  /// - Parameter meanwhile: The closure that is called after the request is sent.
  /// - Throws: The ``ConnectionError`` that has ended the connection.
  public func roundTrip(meanwhile: () -> Void = {}) throws(ConnectionError) {
    var isDone = false
    sync { isDone = true }
    _ = try flush()
    meanwhile()
    try wait { isDone }
  }

  /// Waits until the globals are known. An error closes the connection.
  public func awaitGlobals() throws(ConnectionError) {
    do {
      try wait { hasGlobals }
    } catch {
      close()
      throw error
    }
  }

  private func wait(until isDone: () -> Bool) throws(ConnectionError) {
    while !isDone() {
      if prepareRead() {
        let wantsWrite = try flush()
        do throws(SystemError) {
          try SystemCall.wait(for: fileDescriptor, writable: wantsWrite)
        } catch {
          cancelRead()
          throw fail(.lost(error))
        }
        try readEvents()
      }
      try dispatchPending()
    }
  }

  // MARK: Failure

  /// Throws the error that has ended the connection, if there is one.
  private func check() throws(ConnectionError) {
    if let failure { throw failure }
    let code = wl_display_get_error(display)
    guard code != 0 else { return }
    guard code == EPROTO else {
      throw fail(.lost(SystemError(operation: "read", code: code)))
    }
    var table: UnsafePointer<wl_interface>?
    var id: UInt32 = 0
    let error = wl_display_get_protocol_error(display, &table, &id)
    let interface = table.map { String(cString: $0.pointee.name) } ?? ""
    let violation = ProtocolViolation(
      interface: interface, objectID: id, code: error,
      message: Self.message(in: LibraryLog.takeLast()))
    throw fail(.protocolViolation(violation))
  }

  private func fail(_ error: ConnectionError) -> ConnectionError {
    failure = error
    return error
  }

  /// Returns the compositor's message in libwayland's line `interface@id: error code: message`.
  private static func message(in line: String) -> String {
    // The line is parsed by hand, since splitting at a string would link the libraries of regular
    // expressions.
    var rest = line[...]
    for part in 0..<2 {
      guard let colon = rest.firstIndex(of: ":") else { return "" }
      if part == 1, !rest[..<colon].hasPrefix("error ") { return "" }
      rest = rest[colon...].dropFirst(2)
    }
    return String(rest)
  }

  // MARK: Globals

  private func askForGlobals() throws(ConnectionError) {
    let registry = WlDisplay(borrowing: display, from: self).getRegistry()
    registry.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .global(let name, let interface, let version):
        link.target?.add(Global(name: name, interface: interface, version: version))
      case .globalRemove(let name):
        link.target?.remove(name)
      }
    }
    self.registry = registry
    sync { [link = BackLink(self)] in link.target?.hasGlobals = true }
    _ = try flush()
  }

  private func add(_ global: Global) {
    guard !hidden.contains(global.interface) else { return }
    globals.append(global)
    onGlobalAdded?(global)
  }

  private func remove(_ name: UInt32) {
    guard let index = globals.firstIndex(where: { $0.name == name }) else { return }
    let global = globals.remove(at: index)
    onGlobalRemoved?(global)
  }

  /// Binds the first global of a class that the application needs.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - required: The oldest version that the application supports.
  ///   - preferred: The newest version that the application uses, or `nil` for the newest version that the
  ///     library knows.
  /// - Throws: ``ConnectionError/missingGlobal(interface:)`` or
  ///   ``ConnectionError/globalTooOld(interface:announced:required:)``.
  public func bind<Object: Proxy>(
    _ type: Object.Type, required: UInt32 = 1, preferred: UInt32? = nil
  ) throws(ConnectionError) -> Object {
    let name = type.interface.name
    guard let global = globals.first(where: { $0.interface == name }) else {
      throw .missingGlobal(interface: name)
    }
    guard global.version >= required else {
      throw .globalTooOld(interface: name, announced: global.version, required: required)
    }
    return bind(global, type, preferred: preferred)
  }

  /// Binds the first global of an optional class. If there is none, or its version is too old, returns `nil`.
  public func bindIfPresent<Object: Proxy>(
    _ type: Object.Type, required: UInt32 = 1, preferred: UInt32? = nil
  ) -> Object? {
    try? bind(type, required: required, preferred: preferred)
  }

  /// Binds a global, such as one of several seats or outputs, or one that was added later.
  ///
  /// The version is the newest one that the compositor and this library support, and at most `preferred`.
  public func bind<Object: Proxy>(
    _ global: Global, _ type: Object.Type, preferred: UInt32? = nil
  ) -> Object {
    precondition(
      global.interface == type.interface.name, "\(global.interface) is bound as another class")
    let version = min(global.version, preferred ?? .max, type.interface.version)
    guard let registry else { preconditionFailure("A connection has its registry from the start.") }
    return registry.bind(name: global.name, type, version: version)
  }
}
