/// Why a recording was not played.
public enum PlaybackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// Nothing in the file can be played; `problem` is the first line that could not be read, if there was
  /// one.
  case noEvents(path: String, problem: String?)
  /// There are events, but none between these times, in seconds.
  case noEventsBetween(path: String, start: Double, end: Double)

  /// A sentence that names the file.
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
