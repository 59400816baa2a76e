import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// A whole application with one window on a test compositor.
@MainActor final class ApplicationRig: ConnectedRig {
  let compositor: TestCompositor
  let application = Application()
  let window = EventWindow(size: Size(width: 200, height: 150))
  let display: WaylandDisplay

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
    display = try ApplicationRig.connect(to: compositor)
    application.becomeShared()
    application.connect(to: display)
    try show(window)
  }

  /// Closes the window and the connection, and checks that there was no protocol error.
  ///
  /// If `leavesNothing` is true, also checks that all objects are destroyed.
  func close(
    leavesNothing: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try disconnect(leavesNothing: leavesNothing, sourceLocation: sourceLocation)
  }
}
