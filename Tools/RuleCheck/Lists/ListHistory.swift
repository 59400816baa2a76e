import Foundation

/// The earlier versions of a list of exceptions, from the history of the repository.
struct ListHistory {
  /// The folder of the package, an absolute path.
  let package: String

  /// A Boolean value that indicates whether the package's folder is a checkout with a history.
  var isAvailable: Bool { git(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil }

  /// The least debt that the list had in a version before the working tree's.
  ///
  /// If the list has no earlier version, returns `nil`.
  func leastDebt(of path: String) -> Int? {
    guard let log = git(["log", "--format=%H", "-n", "20", "--", path]) else { return nil }
    let debts = log.split(separator: "\n").compactMap { commit in
      git(["show", "\(commit):./\(path)"]).map { ExceptionList(text: $0, path: path).debt }
    }
    return debts.min()
  }

  /// What git prints; nil where it fails or is missing.
  private func git(_ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", package] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
