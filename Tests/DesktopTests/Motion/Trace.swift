import Foundation

/// The recorded readings of an accelerometer while a person handles the device.
struct Trace {
  static let readingsPerSecond = 50.0
  /// The readings, each with the text of the kernel's files.
  let readings: [[String]]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name).txt")
    readings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }
}
