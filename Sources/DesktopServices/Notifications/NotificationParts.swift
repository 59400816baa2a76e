import ResponderSystem

/// The urgency of a notification. Follows `UNNotificationInterruptionLevel`.
public enum NotificationInterruptionLevel: Int, Hashable, Sendable {
  /// The notification is added to the desktop's list without a banner, if the desktop has a list. The urgency
  /// is low.
  case passive
  /// The notification is shown for some time. The urgency is normal.
  case active
  /// The notification is time-sensitive. Of the two services, only the portal distinguishes it from
  /// ``active``.
  case timeSensitive
  /// The notification remains until the user has seen it. The urgency is critical.
  case critical
}

/// The sound of a notification, if the desktop plays sounds. Follows `UNNotificationSound`.
public struct NotificationSound: Hashable, Sendable {
  /// The name in the desktop's sound theme, or `nil` for the default sound of the desktop.
  public let name: String?

  /// The default sound of the desktop.
  public static let `default` = NotificationSound(name: nil)

  private init(name: String?) { self.name = name }

  /// Creates a sound of the desktop's sound theme, such as `message-new-instant`.
  public init(named name: String) { self.init(name: name) }
}

/// An image that is attached to a notification. Follows `UNNotificationAttachment`.
@preconcurrency @MainActor public final class NotificationAttachment {
  /// The identifier of the attachment.
  public let identifier: String
  /// The URL of the file, such as `file:///home/me/cover.png`, or `nil` for an image in memory.
  public let url: String?
  /// The image in memory, or `nil` for a file.
  public let image: Image?

  /// Creates an attachment with a file that the desktop can read.
  ///
  /// - Throws: ``NotificationError/invalidAttachment(_:)`` if the URL is not that of a file.
  public init(identifier: String, url: String) throws(NotificationError) {
    guard Pathname(address: url) != nil else { throw .invalidAttachment(url) }
    self.identifier = identifier
    self.url = url
    image = nil
  }

  /// Creates an attachment with an image, which is sent with at most 256 pixels a side.
  public init(identifier: String, image: Image) {
    self.identifier = identifier
    self.image = image
    url = nil
  }
}

/// The presentation of a notification while the application is active. The values are those of
/// `UNNotificationPresentationOptions`, which it follows.
public struct NotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The application's badge is set.
  public static let badge = NotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = NotificationPresentationOptions(rawValue: 1 << 1)
  /// The notification is added to the desktop's list. Without ``banner``, its urgency is low.
  public static let list = NotificationPresentationOptions(rawValue: 1 << 3)
  /// The notification is shown as a banner.
  public static let banner = NotificationPresentationOptions(rawValue: 1 << 4)
}

/// The permissions that an application requests. The values are those of `UNAuthorizationOptions`, which it
/// follows.
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The permission to set the badge.
  public static let badge = AuthorizationOptions(rawValue: 1 << 0)
  /// The permission to play sounds.
  public static let sound = AuthorizationOptions(rawValue: 1 << 1)
  /// The permission to show notifications.
  public static let alert = AuthorizationOptions(rawValue: 1 << 2)
}

/// The authorization to show notifications. The values are those of `UNAuthorizationStatus`, which it
/// follows.
public enum AuthorizationStatus: Int, Hashable, Sendable {
  /// The authorization was not requested yet. This value is never returned, since the request determines it.
  case notDetermined
  /// The desktop has no notification service.
  case denied
  /// Notifications are shown.
  case authorized
}

/// The capabilities of the desktop's notifications.
public struct NotificationCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates capabilities from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The service shows buttons for actions, and a notification can be opened.
  public static let actions = NotificationCapabilities(rawValue: 1 << 0)
  /// The service shows a text field for a reply.
  public static let replies = NotificationCapabilities(rawValue: 1 << 1)
  /// The service shows a text below the title. Without it, the title and the text are one line.
  public static let body = NotificationCapabilities(rawValue: 1 << 2)
  /// The service interprets markup in the text, which is escaped for it.
  static let markup = NotificationCapabilities(rawValue: 1 << 3)
  /// The service shows icons and images.
  public static let icons = NotificationCapabilities(rawValue: 1 << 4)
  /// The service plays sounds.
  public static let sound = NotificationCapabilities(rawValue: 1 << 5)
  /// The service keeps notifications until the user has seen them.
  public static let persistence = NotificationCapabilities(rawValue: 1 << 6)
}

/// The properties of the desktop's notifications. Follows `UNNotificationSettings`.
public struct NotificationSettings: Hashable, Sendable {
  /// A value that indicates whether notifications can be shown.
  public let authorizationStatus: AuthorizationStatus
  /// The capabilities of the service. They are empty if there is none.
  public let capabilities: NotificationCapabilities
}
