import WindowResponder

/// Returns the lines that are written to the standard error during a call of `body`.
@MainActor package func messages(_ body: () throws -> Void) rethrows -> [String] {
  var lines: [String] = []
  ErrorLine.observer = { lines.append($0) }
  defer { ErrorLine.observer = nil }
  try body()
  return lines
}
