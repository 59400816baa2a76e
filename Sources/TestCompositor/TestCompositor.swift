internal import ResponderSystem
internal import TestTimeScale

/// A small real Wayland compositor for tests and benchmarks, in the test's own process.
///
/// It speaks the wire protocol over a real socket, from a thread of its own, and shows nothing. A test
/// scripts it: it adds and removes globals, injects touches, pointer and keys, configures windows,
/// and reads what the client has committed, pixel by pixel. It is as strict as a compositor can be: a
/// client that breaks the protocol gets the real protocol error.
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
/// **Threads.** Everything about the server, ``Server`` and what hangs on it, belongs to the
/// compositor's thread. ``perform(_:)`` runs a closure there and waits for its result;
/// ``wait(for:timeout:pumping:until:)`` asks again and again, and lets the client work in between,
/// for client and test usually share a thread.
///
/// **Behaviour.** ``Behavior`` says what happens of itself: windows are configured, buffers
/// released, frame callbacks answered. Each can be switched off, at any time, and done by hand.
///
/// **Limits.** One window manager's worth of placing: a popup goes where its positioner says and is
/// not moved to fit. Drags are not carried out.
public final class TestCompositor: Sendable {
  /// The path of the socket that clients connect to.
  public let socketPath: String
  private let directory: String
  private let thread: CompositorThread

  /// Starts a compositor.
  ///
  /// - Parameters:
  ///   - globals: The versions of the globals by their interfaces; what is not named is not there.
  ///     A seat with touch, pointer and keyboard and one output come with `wl_seat` and
  ///     `wl_output`.
  ///   - behavior: What happens of itself.
  /// - Throws: ``TestCompositorError`` where the socket can't be made.
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

  /// Every global that can be there, in its newest version: all that `protocols/` has.
  public static var allGlobals: [String: UInt32] {
    Dictionary(uniqueKeysWithValues: Server.globalInterfaces.map { ($0.name, $0.version) })
  }

  /// The variables that lead a client here.
  public var environment: [String: String] { ["WAYLAND_DISPLAY": socketPath] }

  /// Ends the thread, every connection and the socket. Calling it twice is harmless.
  public func stop() {
    thread.stop()
    SystemCall.removeAll(directory)
  }

  /// Makes a connected socket for a client, which closes it.
  public func makeClientSocket() throws -> Int32 {
    try perform { try $0.makeClientSocket() }
  }

  // MARK: Scripting

  /// Runs a closure on the compositor's thread and gives what it gives.
  ///
  /// Events that it sends are on their way when this returns.
  @discardableResult public func perform<Result: Sendable>(
    _ body: @escaping @Sendable (Server) throws -> Result
  ) throws -> Result {
    try thread.run { server in
      defer { server.flush() }
      return try body(server)
    }
  }

  /// Waits until something is so on the server.
  ///
  /// - Parameters:
  ///   - what: What is waited for, to be named when it does not come.
  ///   - timeout: The longest time to wait, in seconds; multiplied by the environment's `TEST_TIME_SCALE`.
  ///   - pump: Called in between: one turn of the client's loop, which must not wait long.
  ///   - isSo: Asked on the compositor's thread.
  /// - Throws: ``TestCompositorError/timeout(_:)``, and what `pump` throws.
  public func wait(
    for what: String, timeout: Double = 30, pumping pump: () throws -> Void = {},
    until isSo: @escaping @Sendable (Server) throws -> Bool
  ) throws {
    try waitHere(for: what, timeout: timeout, pumping: pump) { try perform(isSo) }
  }

  /// Waits until something is so here, on the client's side.
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

  // MARK: Short cuts

  /// What happens of itself; can be changed at any time.
  public var behavior: Behavior {
    get { (try? perform { $0.behavior }) ?? Behavior() }
    set { _ = try? perform { $0.behavior = newValue } }
  }

  /// The requests that came so far, oldest first: those of one interface, or of one name.
  public func requests(to interface: String? = nil, named name: String? = nil) -> [RecordedRequest]
  {
    let all = (try? perform { $0.requests }) ?? []
    return all.filter {
      (interface ?? $0.interface) == $0.interface && (name ?? $0.name) == $0.name
    }
  }

  /// The protocol errors that were posted so far.
  public var postedErrors: [PostedError] { (try? perform { $0.postedErrors }) ?? [] }

  /// What clients have left behind, counted by interface: objects that are still there, or were when
  /// their client went away, though the protocol has a request to end them.
  public func leftovers() -> [String: Int] { (try? perform { $0.leftovers }) ?? [:] }

  /// Dies as a compositor that crashes: every socket is closed, nothing more is said.
  public func kill() {
    _ = try? perform { $0.kill() }
    SystemCall.removeAll(socketPath)
  }
}

/// Why a test compositor could not do what it was asked.
public enum TestCompositorError: Error, CustomStringConvertible {
  /// The socket could not be made.
  case noSocket(errno: Int32)
  /// This did not come in time.
  case timeout(String)
  /// There is none of this.
  case missing(String)
  /// A keymap by these names can't be compiled.
  case noKeymap(String)

  /// What happened, in one line.
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
