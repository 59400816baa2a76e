/// Why weights could not be measured or compared, in one sentence.
public struct WeighError: Error, Equatable, CustomStringConvertible {
  /// The exit status of the program.
  public enum Status: Int32, Sendable {
    /// A weight is over or under its stored figure.
    case wrong = 1
    /// The call is wrong.
    case usage = 2
    /// Nothing can be measured here.
    case cannotMeasure = 3
  }

  /// What is wrong.
  public var description: String
  /// How the program ends.
  public var status: Status

  init(_ description: String, status: Status = .cannotMeasure) {
    self.description = description
    self.status = status
  }
}
