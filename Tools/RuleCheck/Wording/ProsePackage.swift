import Foundation

/// The files of a package with prose: Swift files, articles and scripts.
struct ProsePackage {
  /// The files with findings or without, sorted by path.
  let files: [ProseFile]

  /// Reads the files of a package.
  ///
  /// Throws a `RuleError` if a file cannot be read.
  init(folder: String) throws {
    let package = try SourcePackage(folder: folder)
    let generated = package.files.filter { $0.mask != nil && !$0.isGenerated }
    let manifest = package.text(of: "Package.swift").map {
      SourceFile(path: "Package.swift", bytes: Array($0.utf8))
    }
    let sources = generated + (manifest.map { [$0] } ?? [])
    let others = try Self.articles(in: folder) + Self.scripts(in: folder)
    files = (sources.mapOnAllCores { ProseFile($0) } + others).sorted { $0.path < $1.path }
  }

  private static func articles(in folder: String) throws -> [ProseFile] {
    var paths: [String] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names.sorted() where !name.hasPrefix(".") {
      if name.hasSuffix(".md") { paths.append(name) }
      let below = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.allObjects
      paths += ((below as? [String]) ?? []).filter { $0.hasSuffix(".md") }.map { "\(name)/\($0)" }
    }
    return try paths.map { ProseFile(path: $0, article: try bytes(of: $0, in: folder)) }
  }

  private static func scripts(in folder: String) throws -> [ProseFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/script")) ?? []
    return try names.filter { !$0.contains(".") || $0.hasSuffix(".sh") }.map { "script/\($0)" }
      .filter { isFile($0, in: folder) }
      .map { ProseFile(path: $0, script: try bytes(of: $0, in: folder)) }
  }

  private static func isFile(_ path: String, in folder: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  private static func bytes(of path: String, in folder: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
      throw RuleError("\(path) cannot be read")
    }
    return Array(data)
  }
}
