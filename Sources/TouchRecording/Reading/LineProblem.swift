/// A line of a recording that was passed over.
package struct LineProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  package enum Reason: Hashable, Sendable {
    /// It is no JSON object.
    case notJSON
    /// It is longer than ``RecordingReader/longestLine``.
    case tooLong
    /// It is the last one, and has no end.
    case cutOff
    /// Nobody knows lines with this name.
    case unknown(String)
    /// It has no name, no time or lacks something else.
    case missing(String)
    /// This has a value that it can't have.
    case impossible(String)
  }

  /// The line's number, the first is 1.
  package var line: Int
  /// What is wrong.
  package var reason: Reason

  /// Names a line.
  package init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// The line's number and what is wrong, in words.
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
