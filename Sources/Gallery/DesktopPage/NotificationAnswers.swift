import Widgets

/// What the user does about the gallery's notifications.
final class NotificationAnswers: UserNotificationCenterDelegate {
  static let category = NotificationCategory(
    identifier: "gallery",
    actions: [
      NotificationAction(identifier: "wave", title: "Wave"),
      TextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
        textInputPlaceholder: "A few words"),
    ], options: .customDismissAction)

  /// Called with what was done.
  var tell: (String) -> Void = { _ in }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    if let reply = response as? TextInputNotificationResponse {
      tell("Replied: \(reply.userText)")
    } else {
      switch response.actionIdentifier {
      case NotificationResponse.defaultActionIdentifier: tell("Opened")
      case NotificationResponse.dismissActionIdentifier: tell("Taken away")
      default: tell("Chosen: \(response.actionIdentifier)")
      }
    }
    completionHandler()
  }
}
