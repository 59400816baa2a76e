/// A reason why weights could not be measured or compared, in one sentence.
public struct WeighError: Error, Equatable, CustomStringConvertible {
  /// The exit status of the program.
  public enum Status: Int32, Sendable {
    /// A weight is over or under its stored figure.
    case wrong = 1
    /// The arguments are wrong.
    case usage = 2
    /// The weights can't be measured on this machine.
    case cannotMeasure = 3
  }

  /// The description of the problem.
  public var description: String
  /// The program's exit status.
  public var status: Status

  init(_ description: String, status: Status = .cannotMeasure) {
    self.description = description
    self.status = status
  }
}
