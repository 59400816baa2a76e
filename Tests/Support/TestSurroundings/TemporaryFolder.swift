import Foundation

/// A temporary folder that is removed together with this object.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file as another program does: to a temporary file that replaces it.
  package func put(_ text: String, in name: String, latin: Bool = false) throws {
    try text.write(
      toFile: file(name), atomically: true, encoding: latin ? .isoLatin1 : .utf8)
  }

  /// Returns the bytes of a file. If the file does not exist, returns an empty array.
  package func bytes(_ name: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: file(name)) ?? Data())
  }

  /// Returns the text of a file. If the file does not exist, returns `nil`.
  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all items in the folder, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
