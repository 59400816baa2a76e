import Foundation

@testable import RoomCheck

/// A package of two layers in a temporary folder, compiled with an index store. The folder is removed
/// together with the object.
final class TinyPackage {
  /// The path of the folder, without symbolic links.
  let folder: String
  /// The lines that the program reported in its last run.
  private(set) var told: [String] = []

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("rooms-\(UUID().uuidString)")
    folder = url.path
    try write(Page.text(["Low | nothing", "High | Low"]), to: CommandLineTool.tableFile)
    try write("struct Low { var size = 1 }\n", to: low)
    try write(
      "final class High {\n  var low = Low()\n  func play() { low.size = 2 }\n}\n", to: high)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  let low = "Sources/WindowResponder/Low/Low.swift"
  let high = "Sources/WindowResponder/High/High.swift"
  /// A file of the lower layer, which ``addWrongUse()`` creates.
  let wrong = "Sources/WindowResponder/Low/Wrong.swift"

  /// Adds a use of the upper layer to the lower layer.
  func addWrongUse() throws {
    try write("func reach(_ high: High) { high.play() }\n", to: wrong)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
  }

  /// Returns the text of a file. If the file does not exist, returns `nil`.
  func text(of file: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(file)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Compiles files into one module, as a debug build does.
  func compile(_ files: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments =
      [
        "swiftc", "-c", "-parse-as-library", "-enable-batch-mode", "-j1", "-module-name",
        RoomMap.divided,
        "-index-store-path", "\(folder)/\(CommandLineTool.storeFolder)",
      ] + files.map { "\(folder)/\($0)" }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CompileError() }
  }

  struct CompileError: Error {}

  /// Runs the program, and returns its exit status.
  func run(_ arguments: String...) -> Int32 {
    told = []
    var tool = CommandLineTool(arguments: arguments, package: folder)
    tool.report = { [weak self] in self?.told.append($0) }
    return tool.run()
  }
}
