/// The errors of reading a pasteboard.
public enum PasteboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pasteboard has no data of the type.
  case nothingThere
  /// The other program did not send all data within the time limit.
  case timedOut
  /// The other program sent more than ``Pasteboard/Limits/maximumByteCount``.
  case tooLarge
  /// The data does not match its type, for example because an image is damaged.
  case unreadable
  /// The waiting task was cancelled.
  case cancelled
  /// The display is closed, or no more files can be opened.
  case unavailable

  /// A description of the error, in a few words.
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
