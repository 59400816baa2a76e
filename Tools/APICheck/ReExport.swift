import Foundation

/// A module, or one declaration of it, that `@_exported import` makes available to the clients of another
/// module.
struct ReExport: Hashable {
  /// The imported module.
  var module: String
  /// The only imported declaration, or `nil` if the whole module is imported.
  var declaration: String?

  /// Returns the re-exports in the text of a source file.
  static func all(in text: String) -> [ReExport] {
    text.split(separator: "\n").compactMap { line in
      guard line.contains("@_exported") else { return nil }
      var words = line.split(separator: " ").filter { $0 != "@_exported" }
      guard let start = words.firstIndex(of: "import"), start <= 1 else { return nil }
      words.removeFirst(start + 1)
      guard let last = words.first(where: { !kinds.contains(String($0)) }) else { return nil }
      let parts = last.split(separator: ".", maxSplits: 1).map(String.init)
      return ReExport(module: parts[0], declaration: words.count > 1 ? parts.last : nil)
    }
  }

  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// Returns the re-exports of all source files below a folder.
  static func all(below folder: String) -> Set<ReExport> {
    let mark = Data("@_exported".utf8)
    var found: Set<ReExport> = []
    for file in SourceFiles.swift(below: folder) {
      guard let data = FileManager.default.contents(atPath: file), data.range(of: mark) != nil
      else { continue }
      found.formUnion(all(in: String(decoding: data, as: UTF8.self)))
    }
    return found
  }
}

/// The source files of a target.
enum SourceFiles {
  /// Returns the paths of the Swift files below a folder.
  static func swift(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}
