/// A reason why the API could not be checked, in one line for a person.
public struct APIError: Error, Equatable, CustomStringConvertible {
  /// The program's exit status.
  public enum Status: Int32, Sendable {
    /// The API has lost something that CHANGELOG.md does not name.
    case wrong = 1
    /// The arguments are wrong.
    case usage = 2
    /// Something cannot be read: there is no build, it is older than the sources, or a file is malformed.
    case unreadable = 3
  }

  /// What is wrong, and what to do.
  public var description: String
  /// How the program ends.
  public var status: Status

  init(_ description: String, status: Status = .unreadable) {
    self.description = description
    self.status = status
  }
}
