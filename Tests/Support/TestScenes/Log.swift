/// A log of events, in their order.
@MainActor package final class Log {
  package private(set) var lines: [String] = []

  /// Creates an empty log.
  package init() {}

  package func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
