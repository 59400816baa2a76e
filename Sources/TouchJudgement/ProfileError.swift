/// An error in a line of a profile.
package struct ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, beginning with 1, or 0 for an error of the whole file.
  package var line: Int
  /// The description of the error.
  package var reason: String

  /// Creates an error.
  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The number of the line and the description of the error.
  package var description: String { line > 0 ? "line \(line): \(reason)" : reason }
}
