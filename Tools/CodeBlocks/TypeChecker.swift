import Foundation

/// A checker that compiles the blocks of documents, in a few runs of the compiler over many files.
public struct TypeChecker: Sendable {
  /// A set of sources that are compiled together, with the compiler options.
  struct Group: Sendable {
    var sources: [(name: String, text: String)]
    var options: [String]
  }

  private let package: URL
  private let binaries: URL

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - binaries: The folder of its build that contains `Modules`, such as `.build/debug`.
  public init(package: URL, binaries: URL) {
    self.package = package.resolvingSymlinksInPath()
    self.binaries = binaries.resolvingSymlinksInPath()
  }

  /// Returns the compiler's errors in the blocks, each as `file:line:column: error: …`, or an empty array if
  /// all blocks can be compiled.
  public func errors(in documents: PackageDocuments) throws -> [String] {
    try errors(in: documents.documents)
  }

  func errors(in documents: [Document]) throws -> [String] {
    let groups = try groups(of: documents)
    let results = Results(count: groups.count)
    DispatchQueue.concurrentPerform(iterations: groups.count) { index in
      results.set(Result { try run(groups[index]) }, at: index)
    }
    var known: Set<String> = []
    return try results.all().flatMap { try $0.get() }.filter { known.insert($0).inserted }
  }

  // MARK: Groups

  private func groups(of documents: [Document]) throws -> [Group] {
    let library = try libraryOptions() + ["-parse-as-library"]
    // Documentation comments and examples for contributors can use declarations that are only visible in the
    // package.
    let insideOptions = library + ["-package-name", packageName]
    let given = (name: "GivenNames.swift", text: GivenNames.text)
    var articles = [given]
    var comments = [given]
    var groups: [Group] = []
    for document in documents {
      for block in document.blocks where document.isManifest(block) {
        groups.append(
          Group(
            sources: [("main.swift", CompilableFile(manifest: block, of: document).text)],
            options: try manifestOptions()))
      }
      let blocks = document.blocks.filter { !document.isManifest($0) }
      if blocks.isEmpty { continue }
      if document.file == "CONTRIBUTING.md" {
        groups.append(Group(sources: [given, source(document, blocks)], options: insideOptions))
      } else if document.hasMain {
        // A module can only have one entry point.
        groups.append(Group(sources: [given, source(document, blocks)], options: library))
      } else if document.file.hasSuffix(".swift") {
        comments.append(source(document, blocks))
      } else {
        articles.append(source(document, blocks))
      }
    }
    if articles.count > 1 { groups.append(Group(sources: articles, options: library)) }
    if comments.count > 1 { groups.append(Group(sources: comments, options: insideOptions)) }
    return groups
  }

  private func source(_ document: Document, _ blocks: [CodeBlock]) -> (name: String, text: String) {
    let parts = document.file.split(separator: "/")
    let isComment = document.file.hasSuffix(".swift")
    let module = isComment && parts.first == "Sources" ? Self.module(parts) : nil
    let name = document.file.replacing("/", with: "_") + (isComment ? "" : ".swift")
    return (name, CompilableFile(document, blocks: blocks, module: module).text)
  }

  // MARK: Options

  /// The name that SwiftPM passes to the compiler for the package, which is that of its folder.
  private var packageName: String {
    String(package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the module of a source with a given path. Each folder of Widgets is a separate module.
  private static func module(_ path: [Substring]) -> String {
    path[1] == "Widgets" && path.count > 3 ? "Widgets\(path[2])" : String(path[1])
  }

  /// Returns the compiler options with the search paths of the package's modules and of the C libraries that
  /// they use.
  private func libraryOptions() throws -> [String] {
    let manifest = try String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.output.1) }
    let headers = try Command.output(["pkg-config", "--cflags-only-I"] + libraries)
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let systemModules = try folders(in: package.appendingPathComponent("Sources"))
      .filter { has("module.modulemap", in: $0) }.flatMap { ["-I", $0.path] }
    let ownModules = try folders(in: binaries).filter { has("module.modulemap", in: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)/module.modulemap"] }
    return ["-I", binaries.appendingPathComponent("Modules").path] + systemModules + ownModules
      + headers
  }

  private func manifestOptions() throws -> [String] {
    let info = try Command.output(["swiftc", "-print-target-info"])
    guard let match = info.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/) else {
      throw Command.Failure(description: "swiftc does not tell where its libraries are")
    }
    return ["-I", "\(match.output.1)/pm/ManifestAPI", "-package-description-version", "6.2.0"]
  }

  private func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  private func has(_ file: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
  }

  // MARK: Running the compiler

  private func run(_ group: Group) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("code-blocks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for source in group.sources {
      try source.text.write(
        to: folder.appendingPathComponent(source.name), atomically: false, encoding: .utf8)
    }
    let result = try Command.run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings",
        "-whole-module-optimization", "-diagnostic-style", "llvm", "-module-name", "CodeBlocks",
      ] + group.options + group.sources.map { "\(folder.path)/\($0.name)" })
    guard result.status != 0 else { return [] }
    let errors = result.output.split(separator: "\n").filter { $0.contains(" error: ") }
    return errors.isEmpty ? [result.output] : errors.map(String.init)
  }
}

/// The results of several threads, each at its index.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Result<[String], any Error>?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Result<[String], any Error>, at index: Int) {
    lock.withLock { values[index] = value }
  }

  func all() -> [Result<[String], any Error>] { lock.withLock { values.compactMap { $0 } } }
}
