/// A reason why the API could not be checked, as one readable line.
public struct APIError: Error, Equatable, CustomStringConvertible {
  /// The exit statuses of the program.
  public enum Status: Int32, Sendable {
    /// The API has lost an entry that CHANGELOG.md doesn't name.
    case wrong = 1
    /// The arguments are invalid.
    case usage = 2
    /// A required file is unusable: there is no build, the build is older than the sources, or a file is
    /// malformed.
    case unreadable = 3
  }

  /// The problem and its remedy.
  public var description: String
  /// The program's exit status.
  public var status: Status

  init(_ description: String, status: Status = .unreadable) {
    self.description = description
    self.status = status
  }
}
