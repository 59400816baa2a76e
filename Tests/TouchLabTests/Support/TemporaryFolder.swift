import Foundation

/// A namespace for a temporary folder of a test.
enum TemporaryFolder {
  static func with(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touch-lab-\(UUID().uuidString)").path
    try make(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  static func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
