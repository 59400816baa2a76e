/// Why the rooms could not be checked, in one line for a person.
public struct RoomError: Error, Equatable, CustomStringConvertible {
  /// The program's exit status.
  public enum Status: Int32, Sendable {
    /// The table, the list or an arrow is wrong.
    case wrong = 1
    /// The call is wrong.
    case usage = 2
    /// There is nothing to read: no library, no store, or one that is older than the sources.
    case noStore = 3
  }

  /// What is wrong.
  public var description: String
  /// How the program ends.
  public var status: Status

  init(_ description: String, status: Status = .wrong) {
    self.description = description
    self.status = status
  }
}
