/// What a notification says. Follows `UNNotificationContent`.
///
/// A program makes a ``MutableNotificationContent``; a request keeps a copy of it that does not change.
@preconcurrency @MainActor public class NotificationContent {
  final var values: Values

  /// Everything in it.
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

  /// Creates one that says nothing.
  public init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// What it is about, in a few words.
  public var title: String { values.title }
  /// A second line; it is the first of the body where the desktop has two lines.
  public var subtitle: String { values.subtitle }
  /// The text. It is plain: what looks like markup is shown as it is.
  public var body: String { values.body }
  /// What ``Application/applicationIconBadgeNumber`` becomes with it; nil to leave that as it is.
  public var badge: Int? { values.badge }
  /// What is heard with it; nil for nothing.
  public var sound: NotificationSound? { values.sound }
  /// Whatever the program wants to find again when the notification is answered.
  public var userInfo: [String: String] { values.userInfo }
  /// The category with the actions that it has: see
  /// ``UserNotificationCenter/setNotificationCategories(_:)``.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// What belongs together. It is kept; a desktop is not told.
  public var threadIdentifier: String { values.threadIdentifier }
  /// Pictures, the first of which is shown.
  public var attachments: [NotificationAttachment] { values.attachments }
  /// The name of an icon in the desktop's theme, `mail-unread`; nil for the program's own icon.
  public var iconName: String? { values.iconName }
  /// How urgent it is.
  public var interruptionLevel: NotificationInterruptionLevel { values.interruptionLevel }
}

/// What a notification is to say. Follows `UNMutableNotificationContent`.
///
///     let content = MutableNotificationContent()
///     content.title = "Backup finished"
///     content.body = "3,120 files in 4 minutes"
@preconcurrency @MainActor public final class MutableNotificationContent: NotificationContent {
  /// What it is about, in a few words.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// A second line.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text. It is plain: what looks like markup is shown as it is.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// What ``Application/applicationIconBadgeNumber`` becomes with it; nil to leave that as it is.
  public override var badge: Int? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// What is heard with it; nil, as at the start, for nothing.
  public override var sound: NotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Whatever the program wants to find again when the notification is answered.
  public override var userInfo: [String: String] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The category with the actions that it has.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// What belongs together. It is kept; a desktop is not told.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Pictures, the first of which is shown.
  public override var attachments: [NotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The name of an icon in the desktop's theme, `mail-unread`; nil for the program's own icon.
  public override var iconName: String? {
    get { values.iconName }
    set { values.iconName = newValue }
  }
  /// How urgent it is.
  public override var interruptionLevel: NotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}
