/// A log of events, in their order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
