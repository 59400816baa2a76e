/// An error of a file that cannot be imported.
package struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1, or `nil` if the error concerns the whole file.
  package var line: Int?
  /// The reason, as text.
  package var reason: String

  /// Creates an error.
  package init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason.
  package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
