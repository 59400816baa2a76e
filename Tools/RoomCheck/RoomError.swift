/// A reason why the layers could not be checked, as one readable line.
public struct RoomError: Error, Equatable, CustomStringConvertible {
  /// The exit statuses of the program.
  public enum Status: Int32, Sendable {
    /// The table, an exception or a use is invalid.
    case wrong = 1
    /// The arguments are invalid.
    case usage = 2
    /// There is no usable input: no library, no store, or a store that is older than the sources.
    case noStore = 3
  }

  /// The description of the problem.
  public var description: String
  /// The program's exit status.
  public var status: Status

  init(_ description: String, status: Status = .wrong) {
    self.description = description
    self.status = status
  }
}
