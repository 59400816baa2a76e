/// The reason why the rules could not be checked, in one line.
public struct RuleError: Error, Equatable, CustomStringConvertible {
  /// The exit status of the program.
  public enum Status: Int32, Sendable {
    /// A rule is violated, or a list is invalid.
    case broken = 1
    /// The command line is invalid.
    case usage = 2
    /// There is no usable build: it is missing or older than the sources.
    case unreadable = 3
  }

  /// The problem and its remedy.
  public var description: String
  /// The exit status for the error.
  public var status: Status

  init(_ description: String, status: Status = .unreadable) {
    self.description = description
    self.status = status
  }
}
