import Foundation

/// A namespace for finding programs of the system, and those that this package builds.
package enum Executables {
  /// Returns the absolute path of a program of the system. If it is not installed, returns `nil`.
  package static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/bin", "/bin", "/usr/sbin"]
    return folders.lazy.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns the absolute path of a program of the system.
  package static func require(_ name: String) throws -> String {
    guard let path = find(name) else { throw CompositorError.notInstalled(name) }
    return path
  }

  /// Returns the path of an executable target of this package, built beside the running program.
  package static func product(_ name: String) throws -> String {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = running.deletingLastPathComponent().appendingPathComponent(name).path
    let built = packageFolder.appendingPathComponent(".build/debug/\(name)").path
    for path in [beside, built] where FileManager.default.isExecutableFile(atPath: path) {
      return path
    }
    throw CompositorError.notInstalled(beside)
  }

  /// The folder with `Package.swift`.
  package static var packageFolder: URL {
    URL(fileURLWithPath: #filePath)  // …/Tests/Support/RealCompositors/Executables.swift
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }
}
