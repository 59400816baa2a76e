import ResponderPlatform
import ResponderSystem
import Wayland

/// A connection to a Wayland compositor as the application sees it: the one implementation of
/// ``Display`` that shows something on a screen.
///
/// Everything that depends on the environment is a parameter of ``connect(environment:hidden:)``.
@MainActor package final class WaylandDisplay: Display {
  package weak var events: (any DisplayEvents)?
  package weak var witness: (any WireWitness)?

  let connection: Connection
  let globals: WaylandGlobals
  let lateGlobals: LateGlobals
  /// The icons of windows; nil before the first.
  var icons: WaylandIcons?
  /// What the compositor keeps of our windows; nil while it keeps nothing.
  var session: WaylandSession?
  let log: PlatformLog
  /// The locale whose compose table is used.
  let locale: String
  let cursors: CursorThemes
  /// Makes the memory of a surface's buffers, of as many bytes.
  let makeMemory: (Int) throws -> SharedMemory

  /// The newest button press or touch: what a move or a resize begins with.
  var lastPress: InputSerial? { didSet { pressCame() } }
  /// The newest key press: a popup that a key opens may grab with it.
  var lastKeyPress: InputSerial? { didSet { pressCame() } }
  /// The picture of the pointer over our surfaces; nil for none.
  var cursor: CursorShape? = .default

  private var eventClock = EventClock()
  /// The system's number of the clock on which `wp_presentation` tells times; nil before it said so.
  private(set) var presentationClock: UInt32?
  /// The number of the newest frame with content, counted over all surfaces.
  var frameNumber: UInt32 = 0
  /// When the events were read that are being handed on, while somebody looks on; nil else.
  private var readTime: Double?
  package private(set) var wantsWrite = false

  // What comes and goes; `WaylandDisplay+Devices` and `WaylandDisplay+Surfaces` own these.
  /// Seats and outputs by the names of their globals.
  var seats: [UInt32: WaylandSeat] = [:]
  var nextSeatID = 0
  /// The number of the newest tool of a tablet, counted over all seats.
  var toolNumber: UInt32 = 0
  var monitors: [UInt32: WaylandOutput] = [:]
  /// What is copied; nil where the compositor has no clipboard.
  var clipboard: WaylandSelection?
  /// What is dragged over our surfaces, and what we drag.
  let drags = WaylandDrags()
  /// What is selected; nil where the compositor has no primary selection.
  var primarySelection: WaylandSelection?
  /// The text that is typed into, and where; nil for none.
  var textInput: (state: TextInputState, surface: WaylandSurface)?
  /// Every surface that is not destroyed, oldest first.
  var surfaces: [WaylandSurface] = []
  /// What is passed on at the end of a dispatch.
  var news = PendingNews()

  /// What waits to be passed on, once, however often it happened.
  struct PendingNews {
    /// A surface has a new scale or configure.
    var hasSurfaces = false
    /// An output came, went or changed.
    var hasOutputs = false
    /// Popups that went with their parents.
    var dismissed: [WaylandSurface] = []
    /// What others offer has changed.
    var selections: Set<SelectionKind> = []
    /// What we offered was replaced.
    var lostSelections: Set<SelectionKind> = []

    var isEmpty: Bool {
      !hasSurfaces && !hasOutputs && dismissed.isEmpty && selections.isEmpty
        && lostSelections.isEmpty
    }
  }

  /// Connects to the compositor that the environment names.
  ///
  /// Reads `WAYLAND_DISPLAY`, `WAYLAND_SOCKET`, `XDG_RUNTIME_DIR`, where cursor themes are and which is
  /// wanted (`XCURSOR_PATH`, `XCURSOR_THEME`, `XCURSOR_SIZE`, `XDG_DATA_HOME`, `HOME`), and the locale.
  /// Globals whose interface is in `hidden` are taken to be missing. `meanwhile` is called while the
  /// compositor answers. Throws ``ConnectionError``, which says in one line what to do.
  package static func connect(
    environment: [String: String], hidden: Set<String> = [], meanwhile: () -> Void = {}
  ) throws -> WaylandDisplay {
    let finish = try open(environment: environment, hidden: hidden)
    meanwhile()
    return try finish()
  }

  /// Begins to connect. The closure waits for the compositor's answer and gives the display.
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

  /// Takes a connection whose globals are known; tests replace the log and the memory.
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
    globals.presentation?.onEvent = { [weak self] event in
      switch event {
      case .clockId(let clock): self?.presentationClock = clock
      }
    }
    makeSelections()
    for global in connection.globals { add(global) }
    connection.onGlobalAdded = { [weak self] in
      self?.add($0)
      self?.witness?.displayDidChange()
    }
    connection.onGlobalRemoved = { [weak self] in
      self?.remove($0)
      self?.witness?.displayDidChange()
    }
  }

  isolated deinit {
    close()
  }

  /// Takes every surface from the screen and closes the connection. Calling it twice is harmless.
  package func close() {
    destroyObjects()
    connection.close()
  }

  /// Ends every object in the order that the protocol asks for; the connection stays open.
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

  /// The locale that decides how keys compose, in the order that the C library asks.
  private static func locale(_ environment: [String: String]) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  }

  // MARK: The clock

  package var now: Double { MonotonicClock.now }

  /// A frame callback's time; ours where the compositor's clock is another.
  func frameTime(_ milliseconds: UInt32) -> Double {
    let now = now
    let time = eventClock.seconds(milliseconds, now: now)
    return abs(time - now) <= WaylandLimits.maximumFrameTimeSkew ? time : now
  }

  /// When what is being handed on was read.
  var arrival: Double { readTime ?? now }

  /// Events have been read.
  private func noteReading() {
    if witness != nil { readTime = now }
  }

  package var nextDeadline: Double? {
    var next: Double?
    for seat in seats.values {
      if let time = seat.keyboard?.nextDeadline { next = min(next ?? time, time) }
    }
    for surface in surfaces {
      if let time = surface.retryTime { next = min(next ?? time, time) }
    }
    return next
  }

  // MARK: The loop

  package var fileDescriptor: Int32? { connection.fileDescriptor }

  package func prepareToWait() throws -> Bool {
    for surface in surfaces { surface.commitInitially() }
    guard news.isEmpty else { return false }
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
    for surface in surfaces { surface.retry(now: now) }
    tellNews()
  }

  /// Sends what is buffered now rather than at the next wait, so that what is drawn is seen sooner.
  ///
  /// Whatever goes wrong is thrown by the next ``dispatch()``.
  func flushNow() {
    wantsWrite = (try? connection.flush()) ?? false
  }

  /// Reads on while there is something: libwayland takes 4 KiB at a time, and what belongs
  /// together, such as a thousand configures, should be answered once.
  ///
  /// Few events are no full read, so that nothing more is looked for. Where there is more all the
  /// same, the next turn handles it.
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
