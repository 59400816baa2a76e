import Glibc
import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// A display on a test compositor, with a recorder in place of an application.
@MainActor final class Rig {
  let compositor: TestCompositor
  let recorder = Recorder()
  /// The log messages of the display.
  private(set) var log: [String] = []
  /// The display, or `nil` after ``close(sourceLocation:)``.
  private var openDisplay: WaylandDisplay?

  init(
    globals: [String: UInt32] = TestCompositor.allGlobals, hidden: Set<String> = [],
    behavior: TestCompositor.Behavior = .init(), environment: [String: String] = [:],
    makeMemory: @escaping (Int) throws -> SharedMemory = { try SharedMemory(byteCount: $0) }
  ) throws {
    compositor = try TestCompositor(globals: globals, behavior: behavior)
    let connection = try Connection(to: .path(compositor.socketPath), hidden: hidden)
    let display = try WaylandDisplay(
      connection, environment: environment, log: PlatformLog { [unowned self] in log.append($0) },
      makeMemory: makeMemory)
    display.events = recorder
    openDisplay = display
  }

  var display: WaylandDisplay {
    guard let openDisplay else { preconditionFailure("The rig is closed.") }
    return openDisplay
  }

  /// Runs one iteration of the application's loop, without waiting.
  func turn() throws {
    guard try display.prepareToWait() else { return try display.dispatch() }
    var request = pollfd(fd: display.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    try display.finishWait(readable: poll(&request, 1, 0) == 1)
  }

  /// Waits until a condition is true in the compositor.
  func wait(for what: String, until isSo: @escaping @Sendable (Server) throws -> Bool) throws {
    try compositor.wait(for: what, pumping: turn, until: isSo)
  }

  /// Waits until a condition is true in this process.
  func waitHere(for what: String, until isSo: () throws -> Bool) throws {
    try compositor.waitHere(for: what, pumping: turn, until: isSo)
  }

  /// Waits until both sides have handled all messages that were sent before.
  func settle() throws {
    // The answer to messages of the first round is sent in the second round, and so on.
    for _ in 0..<3 {
      var isDone = false
      display.connection.sync { isDone = true }
      try waitHere(for: "an answer") { isDone }
    }
    try turn()
  }

  /// Sends events on the compositor's first seat, over its first window, and waits for the results.
  func play(_ body: @escaping @Sendable (Server.Seat, Server.Surface) throws -> Void) throws {
    try compositor.perform { try body(try $0.seat(), try $0.toplevel().surface) }
    try settle()
  }

  /// Creates a window that answers each configure event with a frame, and waits until it is mapped.
  @discardableResult func makeWindow() throws -> any Surface {
    let surface = try display.makeSurface(role: .toplevel)
    recorder.answers = true
    try wait(for: "a window") { $0.toplevels.last?.surface.isMapped == true }
    try settle()
    return surface
  }

  /// Returns a rig with a window that the pointer has entered.
  static func withPointer(globals: [String: UInt32], hidden: Set<String>) throws -> Rig {
    let rig = try Rig(globals: globals, hidden: hidden)
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 5, y: 6)
      seat.pointerFrame()
    }
    return rig
  }

  /// Returns the recorded requests with a name.
  func requests(_ interface: String, _ name: String) -> [RecordedRequest] {
    compositor.requests(to: interface, named: name)
  }

  /// Closes the display, and checks that no objects are left and that there was no protocol error.
  func close(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for surface in recorder.surfaces { surface.destroy() }
    recorder.surfaces = []
    display.destroyObjects()
    // A compositor does not read the remaining data in the socket of a client that disconnects.
    try display.connection.roundTrip()
    #expect(compositor.leftovers().isEmpty, sourceLocation: sourceLocation)
    display.close()
    openDisplay = nil
    try compositor.wait(for: "the client to go") { $0.clientCount == 0 }
    #expect(compositor.postedErrors.isEmpty, sourceLocation: sourceLocation)
    compositor.stop()
  }
}
