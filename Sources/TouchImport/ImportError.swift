/// A file that cannot be imported.
package struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, the first is 1, or `nil` if the error is about the file.
  package var line: Int?
  /// The reason, in words.
  package var reason: String

  /// Creates an error.
  package init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason.
  package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
