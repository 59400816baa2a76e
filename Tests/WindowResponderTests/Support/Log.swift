/// What happened, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Gives what happened since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
