internal import CWaylandServer
internal import Glibc
internal import ResponderSystem

/// The server behind a ``TestCompositor``. It, and everything that hangs on it, belongs to the
/// compositor's thread: ``TestCompositor/perform(_:)`` leads there.
public final class Server {
  /// What happens of itself.
  public var behavior: TestCompositor.Behavior
  /// The requests that came so far, oldest first.
  public internal(set) var requests: [RecordedRequest] = []
  /// The protocol errors that were posted so far.
  public internal(set) var postedErrors: [PostedError] = []
  /// Every surface that is there, oldest first.
  public internal(set) var surfaces: [Surface] = []
  /// Every window that is there, oldest first.
  public internal(set) var toplevels: [Toplevel] = []
  /// Every popup that is there, oldest first.
  public internal(set) var popups: [Popup] = []
  /// Every surface of the screen that is there, oldest first.
  public internal(set) var layerSurfaces: [LayerSurface] = []
  /// What is kept of windows, oldest first.
  public internal(set) var sessions: [Session] = []
  /// Every buffer that is there, oldest first.
  public internal(set) var buffers: [Buffer] = []
  /// Every seat whose global is there.
  public internal(set) var seats: [Seat] = []
  /// Every output whose global is there.
  public internal(set) var outputs: [Output] = []
  /// Whether requests are read. While it is false clients run into a full socket in the end.
  public var isReading = true
  /// How many pings were answered, by serial.
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
  /// The serials that selections were set with, oldest first.
  public internal(set) var selectionSerials: [UInt32] = []
  /// Whether what a client puts on the clipboard is refused, as with a serial that is too old: it is
  /// told nothing.
  public var refusesSelections = false
  /// Whether a client is shown its own selection, as real compositors do.
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
    // What libwayland would print is in `postedErrors` already.
    wl_log_set_handler_server { _, _ in }
    let socket = try Self.listen(at: path)
    wl_display_add_socket_fd(display, socket)
  }

  // MARK: The loop

  var loopDescriptor: Int32 { wl_event_loop_get_fd(wl_display_get_event_loop(display)) }

  /// Sends what is buffered for every client.
  func flush() {
    if !isDown { wl_display_flush_clients(display) }
  }

  /// Reads what has come, and does what was put off until then.
  func dispatch() {
    guard !isDown else { return }
    if isReading { wl_event_loop_dispatch(wl_display_get_event_loop(display), 0) }
    let actions = laterActions
    laterActions = []
    for action in actions { action() }
  }

  /// Puts something off until the requests that have come are handled.
  func later(_ action: @escaping () -> Void) { laterActions.append(action) }

  /// Ends everything; the thread is about to end.
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

  /// Closes every connection without another word, as a crash does.
  public func kill() {
    for client in clients { SystemCall.shutDown(wl_client_get_fd(client)) }
    wl_display_destroy_clients(display)
  }

  /// How many clients are connected.
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

  /// Objects that clients should have ended, counted by interface.
  var leftovers: [String: Int] {
    var result = abandoned
    for resource in live.values {
      // A callback has no request to end it: it is over with its surface, or when it was answered.
      let canEnd = (type(of: resource).destructorSince ?? .max) <= resource.version
      guard canEnd || resource is WlCallbackResource else { continue }
      result[type(of: resource).interface.name, default: 0] += 1
    }
    return result
  }

  /// Every object of a class that is there, oldest first.
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

  /// A new serial.
  func nextSerial() -> UInt32 { wl_display_next_serial(display) }

  /// The time that events are stamped with, in milliseconds.
  public var now: UInt32 { UInt32(truncatingIfNeeded: Int(Self.monotonicSeconds() * 1000)) }

  static func monotonicSeconds() -> Double {
    MonotonicClock.now
  }
}
