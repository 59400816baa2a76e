import TestCompositor
import Testing
import Wayland

@testable import WaylandPlatform
@testable import WindowResponder

/// A whole application that is connected to a test compositor.
@MainActor protocol ConnectedRig: AnyObject {
  var compositor: TestCompositor { get }
  var application: Application { get }
  var display: WaylandDisplay { get }
  /// The number of replies of the compositor for which `settle()` waits.
  var replyCount: Int { get }
}

extension ConnectedRig {
  var replyCount: Int { 3 }

  /// Returns a connection to a test compositor.
  static func connect(to compositor: TestCompositor) throws -> WaylandDisplay {
    let connection = try Connection(to: .path(compositor.socketPath), hidden: [])
    return try WaylandDisplay(connection, environment: [:], log: PlatformLog { _ in })
  }

  /// Shows the first window of the application, and waits until the compositor has mapped it.
  func show(_ window: Window) throws {
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
    for _ in 0..<replyCount {
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

  /// Closes the windows and the connection, and checks that there was no protocol error.
  ///
  /// If `leavesNothing` is true, also checks that all objects are destroyed.
  func disconnect(leavesNothing: Bool, sourceLocation: SourceLocation) throws {
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
