/// The reason why a recording was not played.
public enum PlaybackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read. The reason is the system's description.
  case unreadable(path: String, reason: String)
  /// No line of the file can be played. The value `problem` is the first line that could not be read, if
  /// there was one.
  case noEvents(path: String, problem: String?)
  /// There are events, but none between these times, in seconds.
  case noEventsBetween(path: String, start: Double, end: Double)

  /// A sentence with the name of the file.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .noEvents(let path, let problem):
      "\(path): no event of a finger, pointer or pen" + (problem.map { " (\($0))" } ?? "")
    case .noEventsBetween(let path, let start, let end):
      "\(path): no event of a finger, pointer or pen from \(start) s to \(end) s"
    }
  }
}
