import ResponderBus

/// Why a notification is not shown. Follows `UNError`.
public enum NotificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The desktop has nothing that shows notifications: neither `org.freedesktop.Notifications` nor the
  /// notifications of its portal answer.
  case noService
  /// The service did not take it, with the reason.
  case notDelivered(SessionBusError)
  /// An address is not that of a file.
  case invalidAttachment(String)

  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .noService: return "nothing on this desktop shows notifications"
    case .notDelivered(let error): return "the notification was not taken: \(error)"
    case .invalidAttachment(let address): return "not the address of a file: \(address)"
    }
  }
}
