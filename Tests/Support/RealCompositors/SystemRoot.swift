import Foundation

/// The root folder of a system from which programs are run: this machine's own system, or one in a folder,
/// such as a later Debian.
///
/// Such a folder shares `/tmp`, `/dev`, `/proc` and `/sys` with this machine, so that sockets and files have
/// the same paths inside. Only root can run its programs.
package struct SystemRoot: Sendable {
  /// This machine's own system.
  package static let own = SystemRoot(path: nil)

  private let path: String?

  /// Creates the system in a folder.
  package init(path: String) { self.init(path: Optional(path)) }

  private init(path: String?) { self.path = path }

  /// Returns the absolute path of a program inside the system.
  package func require(_ name: String) throws -> String {
    guard let path else { return try Executables.require(name) }
    let folders = ["/usr/bin", "/usr/sbin", "/usr/libexec"]
    let inside = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: path + $0)
    }
    guard let inside else { throw CompositorError.notInstalled("\(name) (in \(path))") }
    return inside
  }

  /// Returns a Boolean value that indicates whether the system has a program.
  package func has(_ name: String) -> Bool { (try? require(name)) != nil }

  /// Returns the first two numbers of the version that a program reports. If it reports none, returns `nil`.
  package func version(of name: String) -> String? {
    guard let program = try? require(name), let folder = try? RuntimeFolder() else { return nil }
    defer { folder.remove() }
    // A copy is run, because KWin's file has a capability that a container may not grant.
    let copy = folder.file(name)
    guard (try? FileManager.default.copyItem(atPath: outside(program), toPath: copy)) != nil,
      let command = try? command(copy, ["--version"], isOrdinaryUser: true)
    else { return nil }
    folder.give(to: RuntimeFolder.ordinaryUser)
    let environment = RealCompositor.ownEnvironment(folder)
    let process = try? folder.runClient(
      command.executable, command.arguments, environment: environment)
    _ = process?.waitForExit(seconds: 5)
    return process?.output.firstMatch(of: #/\d+\.\d+/#).map { String($0.0) }
  }

  /// Returns the path at which this process can access a file of the system.
  func outside(_ file: String) -> String { (path ?? "") + file }

  /// Returns the command that runs a program of the system. If `isOrdinaryUser` is `true`, it does not run as
  /// root.
  func command(
    _ executable: String, _ arguments: [String], isOrdinaryUser: Bool
  ) throws -> (executable: String, arguments: [String]) {
    let user = RuntimeFolder.ordinaryUser
    guard let path else {
      guard isOrdinaryUser, geteuid() == 0 else { return (executable, arguments) }
      let words = ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", executable]
      return (try Executables.require("setpriv"), words + arguments)
    }
    let words = isOrdinaryUser ? ["--userspec=\(user):\(user)", "--groups="] : []
    return (try Executables.require("chroot"), words + [path, executable] + arguments)
  }
}
