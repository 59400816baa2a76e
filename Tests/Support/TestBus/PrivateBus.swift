import RealCompositors
import ResponderTestKit
import WindowResponder

/// A message bus for one test.
package final class PrivateBus {
  package let folder: RuntimeFolder
  package let process: ChildProcess
  package var address: String { "unix:path=\(folder.file("bus"))" }

  package init() throws {
    folder = try RuntimeFolder()
    process = try folder.run(
      Executables.require("dbus-daemon"),
      ["--session", "--nofork", "--nopidfile", "--address=unix:path=\(folder.file("bus"))"],
      environment: ["XDG_RUNTIME_DIR": folder.path, "XDG_DATA_DIRS": folder.path])
    try folder.await(socket: "bus", of: process, called: "dbus-daemon")
  }

  /// Starts a program that connects to the bus.
  package func run(_ name: String, _ arguments: [String]) throws -> ChildProcess {
    try folder.runClient(
      Executables.require(name), arguments,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path, "LC_ALL": "C.UTF-8",
      ])
  }
}

/// A stage whose application is connected to a message bus.
@MainActor package final class BusStage {
  package let bus: PrivateBus
  package let stage: Stage
  package var application: Application { stage.application }

  package init(stage: Stage = Stage(size: Size(width: 200, height: 100))) throws {
    bus = try PrivateBus()
    self.stage = stage
    stage.application.useSessionBus(at: bus.address)
  }

  /// Handles events until a condition holds, and returns whether it held within `seconds`.
  package func wait(seconds: Double = 30, until condition: () throws -> Bool) rethrows -> Bool {
    try RealCompositors.wait(seconds: seconds) {
      application.lookAtWatches()
      application.settle()
      return try condition()
    }
  }

  /// Runs a program to its end, and returns its standard output and standard error.
  package func output(of name: String, _ arguments: [String]) throws -> String {
    let process = try bus.run(name, arguments)
    _ = wait { !process.isRunning }
    return process.output + process.errors
  }

  /// Returns the output of `playerctl`, without newlines at the end.
  package func playerctl(_ arguments: String...) throws -> String {
    var text = try output(of: "playerctl", arguments)
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }
}
