import ResponderBus

/// The errors of showing a notification. Follows `UNError`.
public enum NotificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The desktop has no notification service: neither `org.freedesktop.Notifications` nor the notifications
  /// of its portal reply.
  case noService
  /// The service has rejected the notification, with the error.
  case notDelivered(SessionBusError)
  /// A URL is not that of a file.
  case invalidAttachment(String)

  /// A description of the error, in one line.
  public var description: String {
    switch self {
    case .noService: return "nothing on this desktop shows notifications"
    case .notDelivered(let error): return "the notification was not taken: \(error)"
    case .invalidAttachment(let address): return "not the address of a file: \(address)"
    }
  }
}
