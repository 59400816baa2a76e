/// Why nothing came from a pasteboard.
public enum PasteboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing of that kind is on the pasteboard.
  case nothingThere
  /// The other program had not written all of it when the time was over.
  case timedOut
  /// The other program wrote more than ``Pasteboard/Limits/maximumByteCount``.
  case tooLarge
  /// What came is not what it was said to be, such as an image that is damaged.
  case unreadable
  /// The task that waited was cancelled.
  case cancelled
  /// The display is gone, or no more files can be opened.
  case unavailable

  /// What went wrong, in a few words.
  public var description: String {
    switch self {
    case .nothingThere: "nothing of that kind is on the pasteboard"
    case .timedOut: "the other program did not hand it over in time"
    case .tooLarge: "the other program has more than can be taken"
    case .unreadable: "what the other program handed over is damaged"
    case .cancelled: "cancelled"
    case .unavailable: "the pasteboard cannot be reached"
    }
  }
}
