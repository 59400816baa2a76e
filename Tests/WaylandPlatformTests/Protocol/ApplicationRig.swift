import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// A whole application with one window on a test compositor.
@MainActor final class ApplicationRig {
  let compositor: TestCompositor
  let application = Application()
  let window = EventWindow(size: Size(width: 200, height: 150))
  private let display: WaylandDisplay

  /// A window that records the events it receives.
  final class EventWindow: Window {
    private(set) var events: [Event] = []
    /// The locations of the touches in each event at the time of the event, including coalesced touches.
    private(set) var samples: [[Point]] = []
    /// The phases of the touches in each event at the time of the event.
    private(set) var phases: [[Touch.Phase]] = []
    var onEvent: ((Event) -> Void)?

    override func sendEvent(_ event: Event) {
      events.append(event)
      let touches = event.type == .touches ? event.touches : []
      phases.append(touches.map(\.phase))
      samples.append(
        touches.flatMap { event.coalescedTouches(for: $0) ?? [] }.map { $0.location(in: nil) })
      onEvent?(event)
      super.sendEvent(event)
    }

    var scrolls: [ScrollChange] { events.compactMap(\.scroll) }

    func clear() {
      events = []
      samples = []
      phases = []
    }
  }

  init(globals: [String: UInt32] = TestCompositor.allGlobals) throws {
    compositor = try TestCompositor(globals: globals)
    let connection = try Connection(to: .path(compositor.socketPath), hidden: [])
    display = try WaylandDisplay(connection, environment: [:], log: PlatformLog { _ in })
    application.becomeShared()
    application.connect(to: display)
    window.makeKeyAndVisible()
    try compositor.wait(for: "a window", pumping: turn) {
      $0.toplevels.last?.surface.isMapped == true
    }
    try settle()
  }

  /// Runs one iteration of the application's loop, without waiting.
  func turn() throws { try application.turn(until: application.now) }

  /// Runs the loop until both sides have handled all messages that were sent before.
  func settle() throws {
    for _ in 0..<3 {
      var isDone = false
      display.connection.sync { isDone = true }
      try compositor.waitHere(for: "an answer", pumping: turn) { isDone }
    }
    try turn()
  }

  /// Sends events on the compositor's first seat, over its first window, and waits for the results.
  func play(_ body: @escaping @Sendable (Server.Seat, Server.Surface) throws -> Void) throws {
    try compositor.perform { try body(try $0.seat(), try $0.toplevel().surface) }
    try settle()
  }

  /// Closes the window and the connection, and checks that there was no protocol error.
  ///
  /// If `leavesNothing` is true, also checks that all objects are destroyed.
  func close(
    leavesNothing: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    application.disconnect()
    if leavesNothing {
      display.destroyObjects()
      try display.connection.roundTrip()
      #expect(compositor.leftovers().isEmpty, sourceLocation: sourceLocation)
    }
    display.close()
    try compositor.wait(for: "the client to go") { $0.clientCount == 0 }
    #expect(compositor.postedErrors.isEmpty, sourceLocation: sourceLocation)
    compositor.stop()
  }
}
