import Foundation

/// What an accelerometer told while somebody did something with it, reading by reading.
struct Trace {
  static let readingsPerSecond = 50.0
  /// Each reading as the kernel writes it.
  let readings: [[String]]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name).txt")
    readings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }
}
