import Foundation

/// A namespace for the Swift toolchain in use.
package enum Toolchain {
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let paths: Paths
  }

  /// Returns the path of the toolchain's libIndexStore, which is derived from the first `swiftc` in PATH.
  package static func indexStoreLibrary() throws -> String {
    let output = try output(of: ["swiftc", "-print-target-info"])
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: output) else {
      throw RoomError("swiftc does not tell where its libraries are", status: .noStore)
    }
    // The path is `…/lib/swift`, and the libraries of the tools are in its parent folder.
    let folder = URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("libIndexStore.so").path
    guard FileManager.default.fileExists(atPath: path) else {
      throw RoomError("the Swift toolchain has no \(path)", status: .noStore)
    }
    return path
  }

  private static func output(of arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    do { try process.run() } catch {
      throw RoomError("\(arguments[0]) can't be run: \(error)", status: .noStore)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
