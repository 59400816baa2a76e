import Foundation

/// A temporary folder with a short path, because socket paths have at most 107 bytes, and the processes that
/// use the folder.
///
/// A watchdog ends those processes and removes the folder if this process ends before it does so. The
/// watchdog is a shell that reads from a pipe, the other end of which this process holds.
package final class RuntimeFolder {
  /// The absolute path of the folder.
  package let path: String
  private var children: [ChildProcess] = []
  private var watchdog: ChildProcess?
  private var lifeline: Int32 = -1
  private var clients = 0

  /// Creates the folder, which only its owner can read.
  package init() throws {
    var template = Array("/tmp/wr-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CompositorError.spawnFailed("mkdtemp", errno: errno)
    }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
    try startWatchdog()
  }

  deinit { remove() }

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The log output of the processes of the folder.
  package var log: String {
    let text = FileManager.default.contents(atPath: file("log")) ?? Data()
    return String(decoding: text, as: UTF8.self)
  }

  /// Starts a process whose output is written to the folder's log. The process ends together with the folder.
  package func run(
    _ executable: String, _ arguments: [String], environment: [String: String],
    in root: SystemRoot = .own
  ) throws -> ChildProcess {
    try run(
      root.command(executable, arguments, isOrdinaryUser: false), environment: environment)
  }

  /// Starts a process that refuses to run as root. If this process runs as root, starts it as another user.
  package func runAsOrdinaryUser(
    _ executable: String, _ arguments: [String], environment: [String: String],
    in root: SystemRoot = .own
  ) throws -> ChildProcess {
    if geteuid() == 0 {
      _ = FileManager.default.createFile(atPath: file("log"), contents: nil)
      give(to: Self.ordinaryUser)
    }
    return try run(
      root.command(executable, arguments, isOrdinaryUser: true), environment: environment)
  }

  /// The user ID of the account `nobody`.
  static let ordinaryUser: uid_t = 65_534

  private func run(
    _ command: (executable: String, arguments: [String]), environment: [String: String]
  ) throws -> ChildProcess {
    let child = try ChildProcess(
      command.executable, command.arguments, environment: environment, output: file("log"),
      errors: file("log"))
    keep(child)
    return child
  }

  /// Starts a message bus for the folder, which is the session bus and the system bus. Returns the
  /// environment variables with its address.
  package func startBus(in root: SystemRoot = .own) throws -> [String: String] {
    let address = "unix:path=\(file("bus"))"
    let bus = ["DBUS_SESSION_BUS_ADDRESS": address, "DBUS_SYSTEM_BUS_ADDRESS": address]
    let process = try run(
      root.require("dbus-daemon"),
      ["--session", "--nofork", "--nopidfile", "--address=\(address)"],
      environment: RealCompositor.ownEnvironment(self).merging(bus) { $1 }, in: root)
    try self.await(socket: "bus", of: process, called: "dbus-daemon")
    return bus
  }

  /// Starts a process with its own output files. The process ends together with the folder.
  package func runClient(
    _ executable: String, _ arguments: [String], environment: [String: String]
  ) throws -> ChildProcess {
    clients += 1
    let child = try ChildProcess(
      executable, arguments, environment: environment, output: file("client\(clients).out"),
      errors: file("client\(clients).err"))
    keep(child)
    return child
  }

  /// Waits until a process of the folder has created a socket.
  package func await(socket name: String, of program: ChildProcess, called: String) throws {
    let made = wait(seconds: 20) {
      !program.isRunning || (try? UnixSocket(path: file(name))) != nil
    }
    guard made, program.isRunning else {
      throw CompositorError.didNotStart(called, log: log)
    }
  }

  /// Makes another user the owner of the folder and its contents.
  package func give(to user: uid_t) {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    for name in names { chown(file(name), user, user) }
    chown(path, user, user)
  }

  /// Ends all processes, the last one first, and removes the folder. It can be called twice.
  package func remove() {
    for child in children.reversed() { child.terminate() }
    children = []
    try? FileManager.default.removeItem(atPath: path)
    if lifeline >= 0 { close(lifeline) }
    lifeline = -1
    _ = watchdog?.waitForExit(seconds: 2)
    watchdog = nil
  }

  private func keep(_ child: ChildProcess) {
    children.append(child)
    let line = "-\(child.pid)\n"
    guard let file = fopen(file("groups"), "ae") else { return }
    fputs(line, file)
    fclose(file)
  }

  private func startWatchdog() throws {
    let ends = try makePipe()
    let script = """
      cat; [ -e "$0/groups" ] || exit 0; while read -r g; do kill -KILL "$g"; done < "$0/groups"
      rm -rf "$0"
      """
    watchdog = try ChildProcess(
      "/bin/sh", ["-c", script, path], environment: ["PATH": "/usr/bin:/bin"],
      output: "/dev/null", errors: "/dev/null", stdin: ends.reading)
    close(ends.reading)
    lifeline = ends.writing
  }
}
