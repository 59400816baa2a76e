/// A line of a profile that is wrong.
package struct ProfileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, the first is 1; 0 where it is about the whole file.
  package var line: Int
  /// What is wrong, in words.
  package var reason: String

  /// Names a line.
  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line's number and what is wrong.
  package var description: String { line > 0 ? "line \(line): \(reason)" : reason }
}
