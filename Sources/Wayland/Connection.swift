internal import CWayland
internal import Glibc
internal import ResponderSystem

/// A connection to a Wayland compositor.
///
/// ```swift
/// let connection = try Connection(to: DisplayAddress(environment: environment))
/// let compositor = try connection.bind(WlCompositor.self, required: 4)
/// let surface = compositor.createSurface()
/// ```
///
/// Making one waits until the compositor has announced its globals; after that nothing waits. A loop
/// of one's own watches ``fileDescriptor`` in this order:
///
/// ```swift
/// while !connection.prepareRead() { try connection.dispatchPending() }
/// let wantsWrite = try connection.flush()
/// let isReadable = poll(connection.fileDescriptor, wantsWrite)
/// if isReadable { try connection.readEvents() } else { connection.cancelRead() }
/// try connection.dispatchPending()
/// ```
///
/// Once something has thrown ``ConnectionError/protocolViolation(_:)`` or
/// ``ConnectionError/lost(_:)`` everything does, and requests go nowhere.
@MainActor public final class Connection {
  /// The globals that are there now, in the order of their announcement, without the hidden ones.
  public internal(set) var globals: [Global] = []
  /// Called when a global comes.
  public var onGlobalAdded: ((Global) -> Void)?
  /// Called when a global goes. What was bound to it is still to be destroyed.
  public var onGlobalRemoved: ((Global) -> Void)?

  let wire: Wire
  private let display: OpaquePointer
  private let hidden: Set<String>
  private var registry: WlRegistry?
  private var isReading = false
  /// Whether handlers are being called, which may not dispatch further events.
  public private(set) var isDispatching = false
  /// Whether the compositor has announced its globals.
  private var hasGlobals = false
  private var isClosed = false
  private var failure: ConnectionError?

  /// Connects, and waits until the globals are known.
  ///
  /// - Parameters:
  ///   - hidden: Interfaces of globals that are treated as if the compositor had none.
  ///   - meanwhile: What to do while the compositor answers, which may take it longer than it takes
  ///     to start the rest of the program.
  /// - Throws: ``ConnectionError/refused(path:_:)``, or what ends a connection.
  public convenience init(
    to address: DisplayAddress, hidden: Set<String> = [], meanwhile: () -> Void = {}
  ) throws(ConnectionError) {
    try self.init(opening: address, hidden: hidden)
    meanwhile()
    try awaitGlobals()
  }

  /// Connects and asks for the globals, without waiting for the answer: ``awaitGlobals()`` does.
  ///
  /// - Parameter hidden: Interfaces of globals that are treated as if the compositor had none.
  /// - Throws: ``ConnectionError/refused(path:_:)``, or what ends a connection.
  public init(
    opening address: DisplayAddress, hidden: Set<String> = []
  ) throws(ConnectionError) {
    LibraryLog.redirect()
    display = try Self.connect(to: address)
    wire = Wire(display: display)
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

  /// Ends every object and closes the socket. Calling it twice is harmless.
  ///
  /// - Parameter patience: Seconds to wait at most until the compositor has handled what was sent
  ///   last. Compositors drop what they have not read of a client that hangs up: a clipboard that
  ///   was set, the destruction of objects.
  public func close(patience: Double = 0) {
    guard !isClosed else { return }
    cancelRead()
    if !wire.flush(), patience > 0 { SystemCall.hangUp(fileDescriptor, patience: patience) }
    isClosed = true
    onGlobalAdded = nil
    onGlobalRemoved = nil
    wire.close()
    failure = failure ?? .lost(SystemError(operation: "close", code: ENOTCONN))
    // A handler that closes is called by libwayland, which still looks at the display.
    if !isDispatching { wl_display_disconnect(display) }
  }

  // MARK: Reading and writing

  /// The socket, to be watched for reading, and for writing when ``flush()`` says so; -1 when closed.
  public var fileDescriptor: Int32 { isClosed ? -1 : wl_display_get_fd(display) }

  /// Gets ready to wait; false when events are queued, to be dispatched first.
  ///
  /// After true either ``readEvents()`` or ``cancelRead()`` follows.
  public func prepareRead() -> Bool {
    guard !isReading else { return true }
    // After a failure a wait would be for nothing: dispatchPending() has an error to throw.
    guard !isClosed, failure == nil else { return false }
    isReading = wl_display_prepare_read(display) == 0
    return isReading
  }

  /// Reads what has come, without waiting, and queues it.
  public func readEvents() throws(ConnectionError) {
    guard isReading else { return try check() }
    isReading = false
    if wl_display_read_events(display) < 0, !SystemError.last("read").wouldBlock { try check() }
  }

  /// Takes back ``prepareRead()`` without reading.
  public func cancelRead() {
    guard isReading else { return }
    isReading = false
    wl_display_cancel_read(display)
  }

  /// Hands queued events to their handlers, and gives how many there were.
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

  /// Sends what is buffered, as far as the socket takes it without waiting.
  ///
  /// - Returns: Whether something is left, so that the socket is to be watched for writing.
  public func flush() throws(ConnectionError) -> Bool {
    try check()
    return wire.flush()
  }

  /// Calls back once the compositor has handled everything sent before.
  public func sync(_ done: @escaping () -> Void) {
    guard !isClosed else { return }
    WlDisplay(borrowing: display, from: self).sync().onEvent = { _ in done() }
  }

  /// Waits until the compositor has handled everything sent before, and dispatches on the way.
  ///
  /// For setting up only: it stands still for as long as the compositor does.
  ///
  /// - Parameter meanwhile: What to do once the request is on its way.
  public func roundTrip(meanwhile: () -> Void = {}) throws(ConnectionError) {
    var isDone = false
    sync { isDone = true }
    _ = try flush()
    meanwhile()
    try wait { isDone }
  }

  /// Waits until the globals are known, where they are not yet. An error closes the connection.
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

  /// Throws what has ended the connection, if anything has.
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

  /// The compositor's words in libwayland's line `interface@id: error code: words`.
  private static func message(in line: String) -> String {
    // By hand: splitting at a string would bring the regular expressions' libraries along.
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
    registry.onEvent = { [weak self] event in
      guard let self else { return }
      switch event {
      case .global(let name, let interface, let version):
        add(Global(name: name, interface: interface, version: version))
      case .globalRemove(let name):
        remove(name)
      }
    }
    self.registry = registry
    sync { [weak self] in self?.hasGlobals = true }
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

  /// Binds the first global of a class that is needed.
  ///
  /// - Parameters:
  ///   - required: The oldest version that will do.
  ///   - preferred: The newest version that is of use; the newest known when nil.
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

  /// Binds the first global of a class that the program can do without; nil when there is none, or
  /// one that is too old.
  public func bindIfPresent<Object: Proxy>(
    _ type: Object.Type, required: UInt32 = 1, preferred: UInt32? = nil
  ) -> Object? {
    try? bind(type, required: required, preferred: preferred)
  }

  /// Binds one global: one of several seats or outputs, or one that has just come.
  ///
  /// The version is the newest that the compositor, this library and `preferred` agree on.
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
