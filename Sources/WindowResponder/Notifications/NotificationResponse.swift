/// What the user did about a notification. Follows `UNNotificationResponse`.
@preconcurrency @MainActor public class NotificationResponse {
  /// The user opened the notification itself.
  public nonisolated static let defaultActionIdentifier =
    "org.windowresponder.notification.open"
  /// The user took the notification away; told for categories with
  /// ``NotificationCategory/Options/customDismissAction``.
  public nonisolated static let dismissActionIdentifier =
    "org.windowresponder.notification.dismiss"

  /// The notification.
  public let notification: UserNotification
  /// The action's identifier, or one of ``defaultActionIdentifier`` and ``dismissActionIdentifier``.
  public let actionIdentifier: String

  init(notification: UserNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What the user replied. Follows `UNTextInputNotificationResponse`.
@preconcurrency @MainActor public final class TextInputNotificationResponse: NotificationResponse {
  /// What was typed.
  public let userText: String

  init(notification: UserNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
