internal import CWaylandServer
internal import Glibc
internal import ResponderSystem

/// The server of a ``TestCompositor``. It and all its objects belong to the compositor's thread, and are
/// accessed with ``TestCompositor/perform(_:)``.
public final class Server {
  /// The automatic behavior.
  public var behavior: TestCompositor.Behavior
  /// The received requests in order.
  public internal(set) var requests: [RecordedRequest] = []
  /// The protocol errors that were sent.
  public internal(set) var postedErrors: [PostedError] = []
  /// The existing surfaces in order of creation.
  public internal(set) var surfaces: [Surface] = []
  /// The existing windows in order of creation.
  public internal(set) var toplevels: [Toplevel] = []
  /// The existing popups in order of creation.
  public internal(set) var popups: [Popup] = []
  /// The existing layer surfaces in order of creation.
  public internal(set) var layerSurfaces: [LayerSurface] = []
  /// The saved sessions in order of creation.
  public internal(set) var sessions: [Session] = []
  /// The existing buffers in order of creation.
  public internal(set) var buffers: [Buffer] = []
  /// The seats whose globals exist.
  public internal(set) var seats: [Seat] = []
  /// The outputs whose globals exist.
  public internal(set) var outputs: [Output] = []
  /// A Boolean value that indicates whether requests are read. While it is `false`, the sockets of clients
  /// become full.
  public var isReading = true
  /// The serials of the pings that were answered.
  public internal(set) var pongs: [UInt32] = []

  let display: OpaquePointer
  var globals: [GlobalBinder] = []
  var shellBases: [ShellBase] = []
  var regions: [ObjectIdentifier: [RegionChange]] = [:]
  var positioners: [ObjectIdentifier: Positioner] = [:]
  var offeredTypes: [ObjectIdentifier: [String]] = [:]
  var offeredActions: [ObjectIdentifier: UInt32] = [:]
  var selection: WlDataSourceResource?
  var primarySelection: ZwpPrimarySelectionSourceV1Resource?
  /// The serials with which selections were set, in order.
  public internal(set) var selectionSerials: [UInt32] = []
  /// A Boolean value that indicates whether new clipboard contents of clients are rejected without an event,
  /// as with a serial that is too old.
  public var refusesSelections = false
  /// A Boolean value that indicates whether a client receives its own selection, as from real compositors.
  public var echoesSelections = true
  var heldDescriptors: [Int32] = []
  private var live: [ObjectIdentifier: Resource] = [:]
  private var abandoned: [String: Int] = [:]
  private var laterActions: [() -> Void] = []
  private var isDown = false

  init(listeningAt path: String, behavior: TestCompositor.Behavior) throws {
    self.behavior = behavior
    guard let display = wl_display_create() else {
      throw TestCompositorError.noSocket(errno: ENOMEM)
    }
    self.display = display
    // The messages that libwayland would print are in `postedErrors` already.
    wl_log_set_handler_server { _, _ in }
    let socket = try Self.listen(at: path)
    wl_display_add_socket_fd(display, socket)
  }

  // MARK: Event loop

  var loopDescriptor: Int32 { wl_event_loop_get_fd(wl_display_get_event_loop(display)) }

  /// Sends the buffered events of all clients.
  func flush() {
    if !isDown { wl_display_flush_clients(display) }
  }

  /// Handles received requests, and then performs the deferred closures.
  func dispatch() {
    guard !isDown else { return }
    if isReading { wl_event_loop_dispatch(wl_display_get_event_loop(display), 0) }
    let actions = laterActions
    laterActions = []
    for action in actions { action() }
  }

  /// Defers a closure until the received requests are handled.
  func later(_ action: @escaping () -> Void) { laterActions.append(action) }

  /// Destroys everything before the thread ends.
  func shutDown() {
    guard !isDown else { return }
    kill()
    isDown = true
    laterActions = []
    for global in globals { global.destroy() }
    globals = []
    wl_display_destroy(display)
  }

  // MARK: Clients

  /// Closes all connections without any event, as a crash does.
  public func kill() {
    for client in clients { SystemCall.shutDown(wl_client_get_fd(client)) }
    wl_display_destroy_clients(display)
  }

  /// The number of connected clients.
  public var clientCount: Int { clients.count }

  private var clients: [OpaquePointer] {
    var result: [OpaquePointer] = []
    guard let list = wl_display_get_client_list(display) else { return [] }
    var link = list.pointee.next
    while let here = link, here != list {
      if let client = wl_client_from_link(here) { result.append(client) }
      link = here.pointee.next
    }
    return result
  }

  func makeClientSocket() throws -> Int32 {
    let pair: (Int32, Int32)
    do throws(SystemError) {
      pair = try SystemCall.socketPair()
    } catch {
      throw TestCompositorError.noSocket(errno: error.code)
    }
    guard wl_client_create(display, pair.0) != nil else {
      SystemCall.close(pair.0)
      SystemCall.close(pair.1)
      throw TestCompositorError.noSocket(errno: ENOMEM)
    }
    return pair.1
  }

  private static func listen(at path: String) throws -> Int32 {
    do throws(SystemError) {
      return try SystemCall.listen(at: path)
    } catch {
      throw TestCompositorError.noSocket(errno: error.code)
    }
  }

  // MARK: Bookkeeping

  func resourceCreated(_ resource: Resource) { live[ObjectIdentifier(resource)] = resource }

  func resourceGone(_ resource: Resource, isAbandoned: Bool) {
    live[ObjectIdentifier(resource)] = nil
    if isAbandoned { abandoned[type(of: resource).interface.name, default: 0] += 1 }
  }

  /// The objects that clients should have destroyed, counted by interface.
  var leftovers: [String: Int] {
    var result = abandoned
    for resource in live.values {
      // A callback has no request that destroys it. It ends with its surface, or when it was answered.
      let canEnd = (type(of: resource).destructorSince ?? .max) <= resource.version
      guard canEnd || resource is WlCallbackResource else { continue }
      result[type(of: resource).interface.name, default: 0] += 1
    }
    return result
  }

  /// Returns the existing objects of a class in order of creation.
  public func resources<Object: Resource>(_ type: Object.Type) -> [Object] {
    live.values.compactMap { $0 as? Object }.sorted { $0.id < $1.id }
  }

  func record(
    _ resource: Resource, _ message: UnsafePointer<wl_message>,
    _ arguments: UnsafeMutablePointer<wl_argument>
  ) {
    guard behavior.recordsRequests else { return }
    requests.append(RecordedRequest(resource, message, arguments))
  }

  func errorPosted(_ error: PostedError) { postedErrors.append(error) }

  // MARK: Time

  /// Returns a new serial.
  func nextSerial() -> UInt32 { wl_display_next_serial(display) }

  /// The current time of events, in milliseconds.
  public var now: UInt32 { UInt32(truncatingIfNeeded: Int(Self.monotonicSeconds() * 1000)) }

  static func monotonicSeconds() -> Double {
    MonotonicClock.now
  }
}
