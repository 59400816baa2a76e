import ResponderSystem

/// How urgent a notification is. Follows `UNNotificationInterruptionLevel`.
public enum NotificationInterruptionLevel: Int, Hashable, Sendable {
  /// It goes to the list without being shown for itself, where the desktop has one: urgency low.
  case passive
  /// It is shown for a while: urgency normal.
  case active
  /// It cannot wait. Of the two services only the portal tells it from ``active``.
  case timeSensitive
  /// It stays until somebody has seen it: urgency critical.
  case critical
}

/// What is heard with a notification, where the desktop plays sounds. Follows `UNNotificationSound`.
public struct NotificationSound: Hashable, Sendable {
  /// The sound's name in the desktop's sound theme; nil for what the desktop likes.
  public let name: String?

  /// What the desktop likes.
  public static let `default` = NotificationSound(name: nil)

  private init(name: String?) { self.name = name }

  /// A sound of the desktop's sound theme, as `message-new-instant`.
  public init(named name: String) { self.init(name: name) }
}

/// A picture that belongs to a notification. Follows `UNNotificationAttachment`.
@preconcurrency @MainActor public final class NotificationAttachment {
  /// What tells it from others.
  public let identifier: String
  /// The file's address, `file:///home/me/cover.png`; nil for an image in memory.
  public let url: String?
  /// The image in memory; nil for a file.
  public let image: Image?

  /// Creates one of a file that the desktop can read.
  ///
  /// - Throws: ``NotificationError/invalidAttachment(_:)`` for an address that is no file's.
  public init(identifier: String, url: String) throws(NotificationError) {
    guard Pathname(address: url) != nil else { throw .invalidAttachment(url) }
    self.identifier = identifier
    self.url = url
    image = nil
  }

  /// Creates one of an image, which is sent with at most 256 pixels a side.
  public init(identifier: String, image: Image) {
    self.identifier = identifier
    self.image = image
    url = nil
  }
}

/// How a notification is shown while the program is in front. Follows `UNNotificationPresentationOptions`,
/// whose values it has.
public struct NotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The program's badge is set.
  public static let badge = NotificationPresentationOptions(rawValue: 1 << 0)
  /// Its sound is played.
  public static let sound = NotificationPresentationOptions(rawValue: 1 << 1)
  /// It goes to the desktop's list; without ``banner`` as one of urgency low.
  public static let list = NotificationPresentationOptions(rawValue: 1 << 3)
  /// It is shown for itself.
  public static let banner = NotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a program asks to be allowed. Follows `UNAuthorizationOptions`, whose values it has.
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To set the badge.
  public static let badge = AuthorizationOptions(rawValue: 1 << 0)
  /// To play sounds.
  public static let sound = AuthorizationOptions(rawValue: 1 << 1)
  /// To show something.
  public static let alert = AuthorizationOptions(rawValue: 1 << 2)
}

/// Whether notifications can be shown. Follows `UNAuthorizationStatus`, whose values it has.
public enum AuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has asked yet. It is not told: asking is how it is found out.
  case notDetermined
  /// The desktop has nothing that shows them.
  case denied
  /// They are shown.
  case authorized
}

/// What the desktop's notifications can do.
public struct NotificationCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates capabilities from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Actions have buttons, and a notification can be opened.
  public static let actions = NotificationCapabilities(rawValue: 1 << 0)
  /// There is a field for a reply.
  public static let replies = NotificationCapabilities(rawValue: 1 << 1)
  /// There is a text below the title; without it title and text are one line.
  public static let body = NotificationCapabilities(rawValue: 1 << 2)
  /// The text is read as markup, for which it is escaped.
  static let markup = NotificationCapabilities(rawValue: 1 << 3)
  /// Icons and pictures are shown.
  public static let icons = NotificationCapabilities(rawValue: 1 << 4)
  /// Sounds are played.
  public static let sound = NotificationCapabilities(rawValue: 1 << 5)
  /// Notifications are kept until the user has seen them.
  public static let persistence = NotificationCapabilities(rawValue: 1 << 6)
}

/// What is known of the desktop's notifications. Follows `UNNotificationSettings`.
public struct NotificationSettings: Hashable, Sendable {
  /// Whether they can be shown.
  public let authorizationStatus: AuthorizationStatus
  /// What they can do; nothing where there are none.
  public let capabilities: NotificationCapabilities
}
