import ResponderPlatform
import TestCompositor
import Testing
import TouchRecording
import Wayland

@testable import TouchRecorder
@testable import WaylandPlatform
@testable import WindowResponder

/// A whole application with one window on a test compositor, and a recorder of the window.
@MainActor final class RecorderRig {
  let compositor: TestCompositor
  let application = Application()
  let window = Window(size: Size(width: 400, height: 300))
  let sink = FillingSink()
  let recorder: TouchRecorder
  private let display: WaylandDisplay

  init(
    globals: [String: UInt32] = TestCompositor.allGlobals, hidden: Set<String> = [],
    starts: Bool = true
  ) throws {
    compositor = try TestCompositor(globals: globals)
    let connection = try Connection(to: .path(compositor.socketPath), hidden: hidden)
    display = try WaylandDisplay(connection, environment: [:], log: PlatformLog { _ in })
    application.becomeShared()
    application.connect(to: display)
    window.setFullscreen(true)
    window.makeKeyAndVisible()
    recorder = TouchRecorder(
      window: window, sink: sink, machine: Machine(model: "Bench", kernel: "Linux"))
    try compositor.wait(for: "a window", pumping: turn) {
      $0.toplevels.last?.surface.isMapped == true
    }
    try settle()
    if starts { try recorder.start() }
  }

  /// Performs one turn of the application's run loop, without waiting.
  func turn() throws { try application.turn(until: application.now) }

  /// Runs the loop until both sides have handled everything that was sent before.
  func settle() throws {
    for _ in 0..<3 {
      var isDone = false
      display.connection.sync { isDone = true }
      try compositor.waitHere(for: "an answer", pumping: turn) { isDone }
    }
    try turn()
  }

  /// Calls `body` with the compositor's first seat and last window, and waits until the client has handled
  /// the events.
  func play(_ body: @escaping @Sendable (Server.Seat, Server.Surface) throws -> Void) throws {
    try compositor.perform { try body(try $0.seat(), try $0.toplevel().surface) }
    try settle()
  }

  /// The recording that was written. Reading this property finishes the recorder.
  var recording: Recording {
    get throws {
      try recorder.finish()
      return sink.recording
    }
  }

  /// Closes the window and the connection. Checks that no objects remain and that no protocol error occurred.
  func close(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try recorder.finish()
    #expect(sink.recording.problemCount == 0, sourceLocation: sourceLocation)
    #expect(display.inputObserver == nil, sourceLocation: sourceLocation)
    application.disconnect()
    display.destroyObjects()
    try display.connection.roundTrip()
    #expect(compositor.leftovers().isEmpty, sourceLocation: sourceLocation)
    display.close()
    try compositor.wait(for: "the client to go") { $0.clientCount == 0 }
    #expect(compositor.postedErrors.isEmpty, sourceLocation: sourceLocation)
    compositor.stop()
  }
}
