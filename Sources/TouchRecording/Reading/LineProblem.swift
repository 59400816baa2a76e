/// A line of a recording that was skipped.
package struct LineProblem: Hashable, Sendable, CustomStringConvertible {
  /// The reason why a line was skipped.
  package enum Reason: Hashable, Sendable {
    /// The line is not a JSON object.
    case notJSON
    /// The line is longer than ``RecordingReader/longestLine``.
    case tooLong
    /// The line is the last one, and has no line break.
    case cutOff
    /// The name of the line is unknown.
    case unknown(String)
    /// The name, the time or another value is missing.
    case missing(String)
    /// A value is impossible.
    case impossible(String)
  }

  /// The number of the line, beginning with 1.
  package var line: Int
  /// The reason.
  package var reason: Reason

  /// Creates a problem of a line.
  package init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// The number of the line and the reason in words.
  package var description: String {
    switch reason {
    case .notJSON: "line \(line): not a JSON object"
    case .tooLong: "line \(line): too long"
    case .cutOff: "line \(line): cut off"
    case .unknown(let name): "line \(line): unknown event “\(name)”"
    case .missing(let field): "line \(line): no “\(field)”"
    case .impossible(let field): "line \(line): “\(field)” has an impossible value"
    }
  }
}
