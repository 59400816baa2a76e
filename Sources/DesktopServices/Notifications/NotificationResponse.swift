/// The user's response to a notification. Follows `UNNotificationResponse`.
@preconcurrency @MainActor public class NotificationResponse {
  /// The identifier of the action of opening the notification itself.
  public nonisolated static let defaultActionIdentifier =
    "org.windowresponder.notification.open"
  /// The identifier of the action of dismissing the notification. It is reported for categories with
  /// ``NotificationCategory/Options/customDismissAction``.
  public nonisolated static let dismissActionIdentifier =
    "org.windowresponder.notification.dismiss"

  /// The notification.
  public let notification: UserNotification
  /// The identifier of the action, or ``defaultActionIdentifier`` or ``dismissActionIdentifier``.
  public let actionIdentifier: String

  init(notification: UserNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The user's response with a text. Follows `UNTextInputNotificationResponse`.
@preconcurrency @MainActor public final class TextInputNotificationResponse: NotificationResponse {
  /// The text that the user typed.
  public let userText: String

  init(notification: UserNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
