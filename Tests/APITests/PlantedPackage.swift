import Foundation

@testable import APICheck

/// A package of two products with planted symbol graphs, in a temporary folder that is removed together with
/// the object.
///
/// The product `Kit` re-exports `Base`, which is a product, and `Parts`, a module of its own.
final class PlantedPackage {
  let folder: String
  /// The lines that the program printed in its last run.
  private(set) var told: [String] = []

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("api-\(UUID().uuidString)")
    folder = url.path
    try write(Self.products, to: CommandLineTool.packageFile)
    try write(
      "@_exported public import Base\n@_exported import Parts\n", to: "Sources/Kit/Kit.swift")
    try write("", to: "Sources/Base/Base.swift")
    try write("", to: "Sources/Parts/Parts.swift")
    try changelog("## Unreleased\n\n## 1.0.0\n\n- `View.close()` and `View` are there.\n")
    try build()
    for module in ["Base", "Parts", "Kit"] { try plant(PlantedGraph(module), as: module) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static let products = """
    {"products": [
      {"name": "Base", "targets": ["Base"], "type": {"library": ["automatic"]}},
      {"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}},
      {"name": "Program", "targets": ["Program"], "type": {"executable": null}}],
     "targets": [{"name": "Base"}, {"name": "Parts"}, {"name": "Kit"},
      {"name": "Program", "path": "Examples/Program"}]}
    """

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
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

  func changelog(_ text: String) throws { try write("# Changes\n\n" + text, to: Changelog.file) }

  /// Writes the results of a build: for each module, a file that is newer than the sources, and the list of
  /// the sources.
  func build() throws {
    for module in ["Base", "Parts", "Kit"] {
      try write("", to: "\(Build.folder)/Modules/\(module).swiftmodule")
      let source = "\(folder)/Sources/\(module)/\(module).swift"
      try write("\(source)\n", to: "\(Build.folder)/\(module).build/sources")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: source)
    }
  }

  /// Writes a graph as that of a module.
  func plant(_ graph: PlantedGraph, as name: String) throws {
    try write(
      String(decoding: try graph.json, as: UTF8.self),
      to: "\(CommandLineTool.graphFolder)/\(name).symbols.json")
  }

  /// Plants a module with a class `View` and some more declarations.
  func plantView(in module: String, _ declare: (inout PlantedGraph) -> Void) throws {
    var graph = PlantedGraph(module)
    graph.add("View", "class View", isOpen: true)
    declare(&graph)
    try plant(graph, as: module)
  }

  /// Runs the program and returns its exit status.
  func run(_ arguments: String...) -> Int32 {
    told = []
    let tool = CommandLineTool(arguments: arguments, package: folder) { [weak self] line in
      self?.told.append(line)
    }
    return tool.run()
  }
}
