import Foundation
import TestSurroundings

@testable import RuleCheck

/// A package in a temporary folder in which tests plant violations.
final class PlantedPackage {
  /// The lines that the program reported in its last run.
  private(set) var reported: [String] = []
  private let folder: TemporaryFolder
  private var sources: [String] = []

  /// The path of the folder, without symbolic links.
  let path: String

  /// Creates a package with an empty page of behaviors.
  init() throws {
    folder = try TemporaryFolder()
    path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    try write("# Behaviours\n", to: CitedBehaviours.page)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    if file.hasPrefix("Sources/"), file.hasSuffix(".swift"), !sources.contains(file) {
      sources.append(file)
    }
  }

  /// Returns the text of a file. If the file does not exist, returns an empty string.
  func text(of file: String) -> String {
    FileManager.default.contents(atPath: "\(path)/\(file)")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Compiles the sources into one module, as a debug build does.
  func compile() throws {
    let store = "\(path)/.build/debug/index/store"
    try execute(
      [
        "swiftc", "-c", "-parse-as-library", "-enable-batch-mode", "-j1", "-module-name", "Planted",
        "-index-store-path", store,
      ]
        + sources.map { "\(path)/\($0)" })
  }

  /// Runs a program in the folder.
  func execute(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExecutionError(arguments: arguments) }
  }

  struct ExecutionError: Error { var arguments: [String] }

  /// Runs the program, and returns its exit status.
  func run(_ arguments: String...) -> Int32 {
    reported = []
    var tool = CommandLineTool(arguments: arguments, package: path)
    tool.report = { [weak self] in self?.reported.append($0) }
    return tool.run()
  }

  /// Returns the findings of a rule that its list does not contain, in the form of the list.
  func entries(of rule: String) -> [String] {
    let status = run("--entries", rule)
    return status == 0 ? reported : ["status \(status)"] + reported
  }
}
