import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A connection to a Wayland compositor. It is the only implementation of ``Display`` that shows surfaces on
/// a screen.
///
/// ``connect(environment:hidden:)`` has a parameter for everything that depends on the environment.
@MainActor package final class WaylandDisplay: Display {
  package var events: (any DisplayEvents)? {
    get { eventsLink?() }
    set { eventsLink = newValue?.backLink }
  }
  private var eventsLink: (@MainActor () -> (any DisplayEvents)?)?
  package weak var inputObserver: (any InputObserver)?

  let connection: Connection
  let globals: WaylandGlobals
  let lateGlobals: LateGlobals
  /// The icons of windows, or `nil` before the first icon.
  var icons: WaylandIcons?
  /// The session in which the compositor stores the windows' state, or `nil` if there is none.
  var session: WaylandSession?
  let log: PlatformLog
  /// The locale of the compose table.
  let locale: String
  let cursors: CursorThemes
  /// The closure that creates the memory of a surface's buffers, with a size in bytes.
  let makeMemory: (Int) throws -> SharedMemory

  /// The newest button press or touch. It is the serial of requests to move or resize a window.
  var lastPress: InputSerial? { didSet { pressCame() } }
  /// The newest key press. A popup that a key opens may have a grab with it.
  var lastKeyPress: InputSerial? { didSet { pressCame() } }
  /// The shape of the pointer over this application's surfaces, or `nil` for no image.
  var cursor: CursorShape? = .default

  private var eventClock = EventClock()
  /// The system's identifier of the clock of `wp_presentation`, or `nil` before the compositor has sent it.
  private(set) var presentationClock: UInt32?
  /// The number of the newest frame with content, counted over all surfaces.
  var frameNumber: UInt32 = 0
  /// The time when the current events were read, or `nil` if none are being processed.
  private var readTime: Double?
  package private(set) var wantsWrite = false

  // `WaylandDisplay+Devices` and `WaylandDisplay+Surfaces` change the properties below.
  /// Seats and outputs by the names of their globals.
  var seats: [UInt32: WaylandSeat] = [:]
  var seatNumbers = SeatNumbers()
  /// The number of the newest tablet tool, counted over all seats.
  var toolNumber: UInt32 = 0
  var monitors: [UInt32: WaylandOutput] = [:]
  /// The clipboard, or `nil` if the compositor has none.
  var clipboard: WaylandSelection?
  /// The drags over this application's surfaces, and those that it began.
  let drags = WaylandDrags()
  /// The primary selection, or `nil` if the compositor has none.
  var primarySelection: WaylandSelection?
  /// The text state and its surface, or `nil` if no text is edited.
  var textInput: (state: TextInputState, surface: WaylandSurface)?
  /// The surfaces that are not destroyed, oldest first.
  var surfaces: [WaylandSurface] = []
  /// The changes that are reported at the end of a dispatch.
  var pendingNotifications = PendingNotifications()

  /// The changes that wait to be reported. Each is reported once, even if it happened several times.
  struct PendingNotifications {
    /// A Boolean value that indicates whether a surface has a new scale or configure.
    var hasSurfaces = false
    /// A Boolean value that indicates whether an output was added, removed or changed.
    var hasOutputs = false
    /// The popups that were destroyed with their parents.
    var dismissed: [WaylandSurface] = []
    /// The selections whose offers of other programs have changed.
    var selections: Set<SelectionKind> = []
    /// The selections in which this program's offer was replaced.
    var lostSelections: Set<SelectionKind> = []

    var isEmpty: Bool {
      !hasSurfaces && !hasOutputs && dismissed.isEmpty && selections.isEmpty
        && lostSelections.isEmpty
    }
  }

  /// Connects to the compositor of the environment.
  ///
  /// Reads `WAYLAND_DISPLAY`, `WAYLAND_SOCKET` and `XDG_RUNTIME_DIR`, the variables of cursor themes
  /// (`XCURSOR_PATH`, `XCURSOR_THEME`, `XCURSOR_SIZE`, `XDG_DATA_HOME`, `HOME`), and the locale. Globals
  /// whose interface is in `hidden` are treated as missing. `meanwhile` is called while the compositor
  /// prepares its answer. Throws ``ConnectionError``, whose description says in one line what to do.
  package static func connect(
    environment: [String: String], hidden: Set<String> = [], meanwhile: () -> Void = {}
  ) throws -> WaylandDisplay {
    let finish = try open(environment: environment, hidden: hidden)
    meanwhile()
    return try finish()
  }

  /// Begins to connect. The returned closure waits for the compositor's answer and returns the display.
  package static func open(
    environment: [String: String], hidden: Set<String> = []
  ) throws -> @MainActor () throws -> WaylandDisplay {
    let address = try DisplayAddress(environment: environment)
    let connection = try Connection(opening: address, hidden: hidden)
    return {
      try connection.awaitGlobals()
      return try WaylandDisplay(connection, environment: environment)
    }
  }

  /// Creates a display from a connection whose globals are known. Tests replace the log and the memory.
  init(
    _ connection: Connection, environment: [String: String], log: PlatformLog = PlatformLog(),
    makeMemory: @escaping (Int) throws -> SharedMemory = { try SharedMemory(byteCount: $0) }
  ) throws {
    self.connection = connection
    self.log = log
    self.makeMemory = makeMemory
    locale = Self.locale(environment)
    globals = try WaylandGlobals(connection)
    lateGlobals = LateGlobals(connection)
    cursors = CursorThemes(connection: connection, globals: globals, environment: environment)
    globals.wmBase.onEvent = { [wmBase = globals.wmBase] event in
      switch event {
      case .ping(let serial): wmBase.pong(serial: serial)
      }
    }
    globals.presentation?.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .clockId(let clock): link.target?.presentationClock = clock
      }
    }
    makeSelections()
    for global in connection.globals { add(global) }
    connection.onGlobalAdded = { [link = BackLink(self)] in
      link.target?.add($0)
      link.target?.inputObserver?.displayDidChange()
    }
    connection.onGlobalRemoved = { [link = BackLink(self)] in
      link.target?.remove($0)
      link.target?.inputObserver?.displayDidChange()
    }
  }

  isolated deinit {
    close()
  }

  /// Destroys every surface and closes the connection. A second call has no effect.
  package func close() {
    destroyObjects()
    connection.close()
  }

  /// Destroys every object in the order that the protocol requires. The connection stays open.
  func destroyObjects() {
    for surface in surfaces.reversed() { surface.destroy() }
    drags.destroy()
    clipboard?.destroy()
    primarySelection?.destroy()
    for seat in seats.values { seat.destroy() }
    for monitor in monitors.values { monitor.destroy() }
    seats.removeAll()
    monitors.removeAll()
    cursors.destroy()
    session?.destroy()
    session = nil
    lateGlobals.destroy()
    globals.destroy()
  }

  /// Returns the locale of the compose table, from the variables in the order of the C library.
  private static func locale(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }

  // MARK: The clock

  package var now: Double { MonotonicClock.now }

  /// Returns the time of a frame callback, in seconds. If the compositor uses another clock, returns the
  /// current time.
  func frameTime(_ milliseconds: UInt32) -> Double {
    let now = now
    let time = eventClock.seconds(milliseconds, now: now)
    return abs(time - now) <= WaylandLimits.maximumFrameTimeSkew ? time : now
  }

  /// The time when the current events were read, in seconds.
  var arrival: Double { readTime ?? now }

  /// Notes the time of reading.
  private func noteReading() { readTime = now }

  package var nextDeadline: Double? {
    var next: Double?
    for seat in seats.values {
      if let time = seat.keyboard?.nextDeadline { next = min(next ?? time, time) }
    }
    for surface in surfaces {
      if let time = surface.retryTime { next = min(next ?? time, time) }
      if let time = surface.answerTime { next = min(next ?? time, time) }
    }
    return next
  }

  // MARK: The event loop

  package var fileDescriptor: Int32? { connection.fileDescriptor }

  /// Sends the requests so far. The next wait throws an error again.
  func flush() {
    if let unsent = try? connection.flush() { wantsWrite = unsent }
  }

  package func prepareToWait() throws -> Bool {
    for surface in surfaces { surface.commitInitially() }
    guard pendingNotifications.isEmpty else { return false }
    guard connection.prepareRead() else { return false }
    do {
      wantsWrite = try connection.flush()
    } catch {
      connection.cancelRead()
      throw error
    }
    return true
  }

  package func finishWait(readable: Bool) throws {
    if readable { try connection.readEvents() } else { connection.cancelRead() }
    try dispatch()
  }

  package func dispatch() throws {
    noteReading()
    defer { readTime = nil }
    try drain(after: connection.dispatchPending())
    let now = now
    for seat in seats.values {
      seat.endDispatch()
      seat.keyboard?.fireRepeat(now: now)
    }
    for surface in surfaces {
      surface.retry(now: now)
      surface.answer(now: now)
    }
    notifyObservers()
  }

  /// Sends the buffered requests now, and not at the next wait, so that a frame is shown earlier.
  ///
  /// The next ``dispatch()`` throws any error.
  func flushNow() {
    wantsWrite = (try? connection.flush()) ?? false
  }

  /// Reads until no data is left. libwayland reads 4 KiB at a time, and related events, such as a thousand
  /// configures, are handled together.
  ///
  /// If a read returned few events, it was not full, and no further read is tried. The next turn of the loop
  /// handles any data that is left.
  private func drain(after first: Int) throws {
    var count = first
    for _ in 0..<WaylandLimits.maximumReadsPerTurn {
      guard count >= WaylandLimits.fewestEventsOfFullRead else { return }
      guard SystemCall.isReady(connection.fileDescriptor, for: .reading) else { return }
      if connection.prepareRead() { try connection.readEvents() }
      noteReading()
      count = try connection.dispatchPending()
    }
  }
}
