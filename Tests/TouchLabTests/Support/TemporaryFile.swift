import Foundation

/// A namespace for a temporary file of a test.
enum TemporaryFile {
  static func with<Result>(
    _ bytes: [UInt8] = [], _ body: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touch-lab-\(UUID().uuidString).jsonl")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
