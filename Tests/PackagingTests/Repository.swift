import Foundation

/// A namespace for the files of the package.
enum Repository {
  static let folder = URL(fileURLWithPath: #filePath)  // …/Tests/PackagingTests/Repository.swift
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  static func swiftFiles(in path: String) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder.appendingPathComponent(path), includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  /// Returns the names in a folder that end with a suffix, without the suffix.
  static func names(in path: String, endingWith end: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    )
    .filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }.sorted()
  }
}
