internal import ResponderSystem
internal import TestTimeScale

/// A small but real Wayland compositor for tests and benchmarks, in the process of the test.
///
/// It uses the Wayland protocol over a real socket, on its own thread, and shows nothing. A test controls it:
/// it adds and removes globals, sends touches, pointer events and keys, configures windows, and reads all
/// committed pixels. The compositor is as strict as possible: a client that violates the protocol receives
/// the real protocol error.
///
/// ```swift
/// let compositor = try TestCompositor()
/// let client = try Connection(to: .path(compositor.socketPath))
/// // … the client makes a window …
/// try compositor.wait(for: "a window", pumping: { try client.roundTrip() }) {
///   $0.toplevels.first?.surface.isMapped == true
/// }
/// try compositor.perform { server in
///   let window = try server.toplevel()
///   let seat = try server.seat()
///   seat.touchDown(1, on: window.surface, x: 20, y: 30)
///   seat.touchFrame()
/// }
/// // … the client closes …
/// #expect(compositor.leftovers().isEmpty)
/// ```
///
/// **Threads.** The ``Server`` and all its objects belong to the compositor's thread. The method
/// ``perform(_:)`` runs a closure there and waits for its result. The method
/// ``wait(for:timeout:pumping:until:)`` repeats a check and lets the client work meanwhile, as the client and
/// the test usually share a thread.
///
/// **Behavior.** The type ``Behavior`` sets what is automatic: windows are configured, buffers are released,
/// and frame callbacks are answered. A test can turn off each of these at any time, and do it explicitly.
///
/// **Limits.** Only one window manager is simulated: a popup appears where its positioner says, and is not
/// moved to fit. A drag makes progress only by calls of the test.
public final class TestCompositor: Sendable {
  /// The path of the socket for clients.
  public let socketPath: String
  private let directory: String
  private let thread: CompositorThread

  /// Starts a compositor.
  ///
  /// - Parameters:
  ///   - globals: The versions of the globals by their interfaces. Other globals do not exist. With
  ///     `wl_seat`, there is a seat with touch, pointer and keyboard, and with `wl_output`, there is an
  ///     output.
  ///   - behavior: The automatic behavior.
  /// - Throws: ``TestCompositorError`` if the socket cannot be created.
  public init(
    globals: [String: UInt32] = TestCompositor.allGlobals, behavior: Behavior = Behavior()
  ) throws {
    do throws(SystemError) {
      directory = try SystemCall.makeTemporaryFolder(prefix: "/tmp/wlc-")
    } catch {
      throw TestCompositorError.noSocket(errno: error.code)
    }
    socketPath = directory + "/wayland"
    let server = try Server(listeningAt: socketPath, behavior: behavior)
    server.addGlobals(globals)
    thread = CompositorThread()
    thread.start(server)
  }

  deinit { stop() }

  /// All supported globals in their newest versions, which are those of `protocols/`.
  public static var allGlobals: [String: UInt32] {
    Dictionary(uniqueKeysWithValues: Server.globalInterfaces.map { ($0.name, $0.version) })
  }

  /// The environment variables with which a client connects to the compositor.
  public var environment: [String: String] { ["WAYLAND_DISPLAY": socketPath] }

  /// Ends the thread, all connections and the socket. If they have ended already, does nothing.
  public func stop() {
    thread.stop()
    SystemCall.removeAll(directory)
  }

  /// Creates a connected socket for a client, which the client must close.
  ///
  /// - Throws: ``TestCompositorError/noSocket(errno:)`` if the sockets cannot be created.
  public func makeClientSocket() throws -> Int32 {
    try perform { try $0.makeClientSocket() }
  }

  // MARK: Control

  /// Runs a closure on the compositor's thread and returns its result.
  ///
  /// Events of the closure have been sent when this method returns.
  ///
  /// - Throws: The error of the closure.
  @discardableResult public func perform<Result: Sendable>(
    _ body: @escaping @Sendable (Server) throws -> Result
  ) throws -> Result {
    try thread.run { server in
      defer { server.flush() }
      return try body(server)
    }
  }

  /// Waits until a condition is true on the server.
  ///
  /// - Parameters:
  ///   - what: A description of the condition for the error message.
  ///   - timeout: The longest time to wait, in seconds. It is multiplied by the environment's
  ///     `TEST_TIME_SCALE`.
  ///   - pump: A closure that is called between checks. It runs an iteration of the client's loop, which must
  ///     not wait long.
  ///   - isSo: The condition, which is checked on the compositor's thread.
  /// - Throws: ``TestCompositorError/timeout(_:)``, and the errors of `pump`.
  public func wait(
    for what: String, timeout: Double = 30, pumping pump: () throws -> Void = {},
    until isSo: @escaping @Sendable (Server) throws -> Bool
  ) throws {
    try waitHere(for: what, timeout: timeout, pumping: pump) { try perform(isSo) }
  }

  /// Waits until a condition is true on the client's side.
  ///
  /// - Throws: ``TestCompositorError/timeout(_:)``, and the errors of `pump` and `isSo`.
  public func waitHere(
    for what: String, timeout: Double = 30, pumping pump: () throws -> Void,
    until isSo: () throws -> Bool
  ) throws {
    let deadline = Server.monotonicSeconds() + TestTimeScale.scaled(timeout)
    while true {
      try pump()
      if try isSo() { return }
      guard Server.monotonicSeconds() < deadline else { throw TestCompositorError.timeout(what) }
      thread.waitForRound(atMost: 0.001)
    }
  }

  // MARK: Shortcuts

  /// The automatic behavior. It can be changed at any time.
  public var behavior: Behavior {
    get { (try? perform { $0.behavior }) ?? Behavior() }
    set { _ = try? perform { $0.behavior = newValue } }
  }

  /// Returns the received requests in order, optionally only those of an interface or with a name.
  public func requests(to interface: String? = nil, named name: String? = nil) -> [RecordedRequest]
  {
    let all = (try? perform { $0.requests }) ?? []
    return all.filter {
      (interface ?? $0.interface) == $0.interface && (name ?? $0.name) == $0.name
    }
  }

  /// The protocol errors that were sent.
  public var postedErrors: [PostedError] { (try? perform { $0.postedErrors }) ?? [] }

  /// Returns the objects that clients have not destroyed, counted by interface. They still exist, or existed
  /// when their client disconnected, although the protocol has a request that destroys them.
  public func leftovers() -> [String: Int] { (try? perform { $0.leftovers }) ?? [:] }

  /// Simulates a crash of the compositor: all sockets are closed without any event.
  public func kill() {
    _ = try? perform { $0.kill() }
    SystemCall.removeAll(socketPath)
  }
}

/// An error of the test compositor.
public enum TestCompositorError: Error, CustomStringConvertible {
  /// The socket could not be created.
  case noSocket(errno: Int32)
  /// The condition was not met in time.
  case timeout(String)
  /// The object does not exist.
  case missing(String)
  /// A keymap with these names cannot be compiled.
  case noKeymap(String)

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .noSocket(let code):
      "the compositor's socket: \(SystemError(operation: "socket", code: code).reason)"
    case .timeout(let what): "\(what) did not come in time"
    case .missing(let what): "the compositor has no \(what)"
    case .noKeymap(let layout): "the keymap \(layout) can't be compiled"
    }
  }
}
