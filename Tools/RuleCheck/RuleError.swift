/// The reason why the rules could not be checked, in one line.
public struct RuleError: Error, Equatable, CustomStringConvertible {
  /// The exit status of the program.
  public enum Status: Int32, Sendable {
    /// A rule is broken, or a list is wrong.
    case broken = 1
    /// The command line is wrong.
    case usage = 2
    /// There is nothing to read: no build, or one that is older than the sources.
    case unreadable = 3
  }

  /// What is wrong, and what to do.
  public var description: String
  /// The exit status that the error leads to.
  public var status: Status

  init(_ description: String, status: Status = .unreadable) {
    self.description = description
    self.status = status
  }
}
