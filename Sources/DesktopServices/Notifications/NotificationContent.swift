/// The content of a notification. Follows `UNNotificationContent`.
///
/// Create a ``MutableNotificationContent``. A request stores an immutable copy of it.
@preconcurrency @MainActor public class NotificationContent {
  final var values: Values

  /// The values of the content.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: NotificationSound?
    var userInfo: [String: String] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [NotificationAttachment] = []
    var iconName: String?
    var interruptionLevel = NotificationInterruptionLevel.active
  }

  /// Creates an empty content.
  public init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// The title, in a few words.
  public var title: String { values.title }
  /// The subtitle. If the desktop shows only a title and a body, it is the first line of the body.
  public var subtitle: String { values.subtitle }
  /// The text. It is plain text, in which markup has no effect.
  public var body: String { values.body }
  /// The new value of `Application.applicationIconBadgeNumber`, or `nil` for no change.
  public var badge: Int? { values.badge }
  /// The sound, or `nil` for none.
  public var sound: NotificationSound? { values.sound }
  /// A dictionary for the application's own data, which is available in the response.
  public var userInfo: [String: String] { values.userInfo }
  /// The identifier of the category, which determines the actions. See
  /// ``UserNotificationCenter/setNotificationCategories(_:)``.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of a group of notifications. It is stored and has no effect on desktops.
  public var threadIdentifier: String { values.threadIdentifier }
  /// The attached images, of which only the first is shown.
  public var attachments: [NotificationAttachment] { values.attachments }
  /// The name of an icon in the desktop's theme, such as `mail-unread`, or `nil` for the application's icon.
  public var iconName: String? { values.iconName }
  /// The urgency of the notification.
  public var interruptionLevel: NotificationInterruptionLevel { values.interruptionLevel }
}

/// The mutable content of a notification. Follows `UNMutableNotificationContent`.
///
///     let content = MutableNotificationContent()
///     content.title = "Backup finished"
///     content.body = "3,120 files in 4 minutes"
@preconcurrency @MainActor public final class MutableNotificationContent: NotificationContent {
  /// The title, in a few words.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The subtitle.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text. It is plain text, in which markup has no effect.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The new value of `Application.applicationIconBadgeNumber`, or `nil` for no change.
  public override var badge: Int? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound. The default is `nil`, for none.
  public override var sound: NotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// A dictionary for the application's own data, which is available in the response.
  public override var userInfo: [String: String] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category, which determines the actions.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of a group of notifications. It is stored and has no effect on desktops.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The attached images, of which only the first is shown.
  public override var attachments: [NotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The name of an icon in the desktop's theme, such as `mail-unread`, or `nil` for the application's icon.
  public override var iconName: String? {
    get { values.iconName }
    set { values.iconName = newValue }
  }
  /// The urgency of the notification.
  public override var interruptionLevel: NotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}
