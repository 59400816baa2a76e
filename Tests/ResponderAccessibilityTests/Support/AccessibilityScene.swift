import Foundation
import RealCompositors
import ResponderAccessibility
import ResponderBus

/// An accessibility bus with at-spi2-core's registry, an application on it, and clients in Python.
@MainActor final class AccessibilityScene {
  let folder: RuntimeFolder
  let application = FakeApplication()
  let clock = FakeClock()
  let context: BusContext
  let server: AccessibilityBus
  private(set) var activity: [Bool] = []
  /// The registry of the accessibility bus.
  private(set) var registry: ChildProcess?
  private let root: FakeObject

  var address: String { "unix:path=\(folder.file("accessibility"))" }
  var environment: [String: String] {
    [
      "AT_SPI_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.file("bus"))",
      "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "PATH": "/usr/bin:/bin", "GSETTINGS_BACKEND": "memory", "PYTHONUNBUFFERED": "1",
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
  }

  /// Creates buses. Without `registry`, at-spi-bus-launcher must start the accessibility bus.
  init(registry: Bool = true) throws {
    folder = try RuntimeFolder()
    let clock = clock
    context = BusContext { delay, body in clock.after(delay, body) }
    let root = application.root
    self.root = root
    let notes = ActivityNotes()
    server = AccessibilityBus(
      context: context,
      toolkit: AccessibilityToolkit(name: "FakeKit", version: "1.0", locale: "de_DE.UTF-8"),
      root: { root }, whenActive: { notes.activity.append($0) })
    notes.changed = { [weak self] in self?.activity = $0 }
    try start("bus", "--session")
    guard registry else { return }
    _ = try startAccessibilityBus()
    self.registry = try startRegistry()
    server.start(sessionBus: nil, address: address)
    guard wait(until: { server.isActive }) else {
      throw CompositorError.didNotStart("the accessibility bus", log: folder.log)
    }
  }

  /// Starts the accessibility bus, without its registry.
  func startAccessibilityBus() throws -> ChildProcess {
    try start("accessibility", "--config-file=/usr/share/defaults/at-spi2/accessibility.conf")
  }

  /// Starts the registry on the accessibility bus.
  func startRegistry() throws -> ChildProcess {
    try folder.run("/usr/libexec/at-spi2-registryd", [], environment: environment)
  }

  @discardableResult
  private func start(_ socket: String, _ configuration: String) throws -> ChildProcess {
    let process = try folder.run(
      Executables.require("dbus-daemon"),
      [
        configuration, "--nofork", "--nopidfile", "--address=unix:path=\(folder.file(socket))",
      ],
      environment: ["XDG_RUNTIME_DIR": folder.path, "XDG_DATA_DIRS": "/usr/share"])
    try folder.await(socket: socket, of: process, called: "dbus-daemon")
    return process
  }

  /// Handles the messages that have arrived.
  func turn() {
    var poll = pollfd(fd: context.descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&poll, 1, 2)
    context.dispatch()
    clock.run()
  }

  /// Handles messages until a condition holds. Returns a Boolean value that indicates whether it held in
  /// time.
  @discardableResult
  func wait(seconds: Double = 30, until condition: () -> Bool) -> Bool {
    let deadline = Deadline(seconds: seconds)
    while !condition() {
      if deadline.hasPassed { return false }
      turn()
    }
    return true
  }

  /// Starts a client with a Python script.
  func start(_ script: String) throws -> ChildProcess {
    try folder.runClient(
      "/usr/bin/python3", ["-c", PythonClient.prelude + script], environment: environment)
  }

  /// Runs a Python script to its end, and returns the lines that it printed.
  func run(_ script: String) throws -> [String] {
    let client = try start(script)
    guard wait(seconds: 60, until: { !client.isRunning }) else {
      return ["it has not ended", client.output, client.errors]
    }
    let lines = client.output.split(separator: "\n").map(String.init)
    guard client.exit == .status(0) else { return lines + [client.errors] }
    return lines
  }

  /// Waits until a client has printed a line.
  func wait(for line: String, of client: ChildProcess) -> Bool {
    wait { client.output.contains(line + "\n") || !client.isRunning }
      && client.output.contains(line + "\n")
  }
}

@MainActor final class ActivityNotes {
  var activity: [Bool] = [] { didSet { changed(activity) } }
  var changed: ([Bool]) -> Void = { _ in }
}

/// The clock of a bus. Closures that are due run when the test handles messages.
@MainActor final class FakeClock {
  private var waiting: [Int: (due: UInt64, body: @MainActor () -> Void)] = [:]
  private var last = 0

  func after(_ delay: Double, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    last += 1
    let number = last
    waiting[number] = (DispatchTime.now().uptimeNanoseconds + UInt64(delay * 1e9), body)
    return { [weak self] in self?.waiting[number] = nil }
  }

  /// The number of pending closures.
  var count: Int { waiting.count }

  func run() {
    let now = DispatchTime.now().uptimeNanoseconds
    for (number, entry) in waiting.filter({ $0.value.due <= now }).sorted(by: { $0.key < $1.key })
    where waiting.removeValue(forKey: number) != nil {
      entry.body()
    }
  }
}
