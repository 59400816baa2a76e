import Foundation
import RealCompositors
import TestCompositor

/// A program on its own test compositor, which sends an event only on request, and then waits until the
/// program has handled it.
final class DrivenProgram {
  /// The longest time that the program may take for one event, in seconds. callgrind makes it about fifty
  /// times slower.
  static let timeout = 120.0
  /// The most frames that may follow an event.
  static let frameLimit = 100

  /// The program's process, or that of the tool that runs it.
  let process: ChildProcess
  private let name: String
  private let compositor: TestCompositor
  /// The time of the next event, in milliseconds.
  private var time: UInt32

  /// Starts a program.
  ///
  /// - Parameter command: The path of the executable, and its arguments.
  init(_ name: String, command: [String], in folder: MeasuringFolder) throws {
    self.name = name
    var behavior = TestCompositor.Behavior.manual
    behavior.configures = true
    behavior.copiesPixels = false
    behavior.recordsRequests = false
    compositor = try TestCompositor(behavior: behavior)
    time = try compositor.perform { server in
      // The number of repeats of a held key would depend on the speed of the machine.
      try server.seat().repeatRate = 0
      return server.now
    }
    process = try folder.run(command, display: compositor.socketPath)
  }

  deinit { stop() }

  /// Ends the program and its compositor.
  func stop() {
    process.send(signal: SIGKILL)
    process.terminate()
    compositor.stop()
  }

  /// Waits until the first buffer is committed and the program is idle.
  func waitUntilStarted() throws {
    try wait(for: "the first buffer") {
      try self.compositor.perform { $0.toplevels.first?.surface.isMapped == true }
    }
    try waitUntilIdle()
  }

  /// Sends the keyboard focus and the output to the window.
  func enter() throws {
    try compositor.perform { server in
      let window = try server.toplevel().surface
      for output in server.outputs { window.enter(output) }
    }
    try play { seat, window, _ in seat.keyboardEnter(window) }
  }

  /// Sends events, and then answers frame callbacks until the program does not draw any more.
  ///
  /// - Parameters:
  ///   - milliseconds: The time from the last events to these, in milliseconds of their timestamps.
  ///   - body: The closure that sends the events. Its arguments are the seat, the window's surface and the
  ///     time.
  func play(
    after milliseconds: UInt32 = 2000,
    _ body: @escaping @Sendable (Server.Seat, Server.Surface, UInt32) throws -> Void
  ) throws {
    time &+= milliseconds
    let time = time
    try compositor.perform { try body($0.seat(), $0.toplevel().surface, time) }
    try rest()
  }

  /// Waits until the program is idle and no frame callback is pending.
  func rest() throws {
    let time = time
    try waitUntilIdle()
    for _ in 0..<Self.frameLimit {
      guard try compositor.perform({ Self.answerFrames(of: $0, time: time) }) else { return }
      try waitUntilIdle()
    }
    throw WeighError("\(name) draws more than \(Self.frameLimit) frames after one event")
  }

  /// Converts a point of the window to its surface, which can include a shadow around the window.
  func onSurface(_ point: Scenario.Point) throws -> Scenario.Point {
    try compositor.perform { server in
      let geometry = try server.toplevel().desktopSurface.windowGeometry
      return Scenario.Point(
        x: point.x + Double(geometry?.x ?? 0), y: point.y + Double(geometry?.y ?? 0))
    }
  }

  /// The number of buffers that the window has committed.
  var commits: Int {
    get throws { try compositor.perform { try $0.toplevel().surface.bufferCommits } }
  }

  /// Releases the buffers that are no longer shown and answers frame callbacks, all in one message. Returns
  /// whether there was anything to answer.
  private static func answerFrames(of server: Server, time: UInt32) -> Bool {
    let shown = server.surfaces.compactMap(\.current.buffer)
    let replaced = server.buffers.filter { buffer in
      buffer.isHeld && !shown.contains { $0 === buffer }
    }
    let waiting = server.surfaces.filter {
      $0.waitingFrameCallbacks > 0 || $0.waitingFeedback > 0
    }
    for buffer in replaced { buffer.release() }
    for surface in waiting {
      surface.sendFrame(time: time)
      surface.sendPresented()
    }
    return !replaced.isEmpty || !waiting.isEmpty
  }

  /// Waits until every thread of the program is asleep, and stays so after the compositor has answered
  /// everything.
  ///
  /// A program with an unread message is not asleep: the kernel makes it runnable while the message is
  /// written.
  private func waitUntilIdle() throws {
    try wait(for: "rest") {
      let before = ProcessActivity(of: self.process.pid)
      guard before.isAsleep else { return false }
      // Requests are handled after the closure of a round, thus before that of the next one.
      for _ in 0..<2 { try self.compositor.perform { _ in } }
      usleep(10_000)
      return ProcessActivity(of: self.process.pid) == before
    }
  }

  private func wait(for what: String, until isSo: () throws -> Bool) throws {
    let deadline = Deadline(seconds: Self.timeout)
    while try !isSo() {
      usleep(5_000)
      guard process.isRunning else {
        throw WeighError("\(name) ended before \(what) came: \(process.errors)")
      }
      guard !deadline.hasPassed else {
        throw WeighError("\(name): \(what) did not come in \(Int(Self.timeout)) seconds")
      }
    }
  }
}
