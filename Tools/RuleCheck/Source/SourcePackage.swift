import Foundation

/// The files of a package that the rules read.
struct SourcePackage {
  /// The folders whose files count.
  static let folders = [
    "Sources", "Tools", "Tests", "Benchmarks", "Examples", "Templates", "protocols/plugin",
  ]

  /// The folder of the package, an absolute path without symbolic links.
  let folder: String
  /// The Swift and C files, sorted by path.
  let files: [SourceFile]

  /// Reads the files of a package.
  ///
  /// Throws a `RuleError` where a file cannot be read.
  init(folder: String) throws {
    self.folder = folder
    let paths = Self.folders.flatMap { Self.sources(below: $0, in: folder) }.sorted()
    let loaded = Self.load(paths, in: folder)
    if let missing = zip(paths, loaded).first(where: { $0.1 == nil }) {
      throw RuleError("\(missing.0) cannot be read")
    }
    files = loaded.compactMap { $0 }
  }

  /// The files below `Sources`.
  var sources: [SourceFile] { files.filter { $0.path.hasPrefix("Sources/") } }

  /// Returns the text of a file by its path from the package's folder; nil if it cannot be read as UTF-8.
  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(path)")
      .flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func sources(below name: String, in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.allObjects
    return ((names as? [String]) ?? []).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h")
    }.map { "\(name)/\($0)" }
  }

  /// Reads the files on all cores; a file that cannot be read is `nil`.
  private static func load(_ paths: [String], in folder: String) -> [SourceFile?] {
    paths.mapOnAllCores { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)")
        .map { SourceFile(path: path, bytes: Array($0)) }
    }
  }
}
