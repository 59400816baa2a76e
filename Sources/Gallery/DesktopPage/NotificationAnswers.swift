import Widgets

/// A delegate that receives the user's responses to the gallery's notifications.
final class NotificationAnswers: UserNotificationCenterDelegate {
  static let category = NotificationCategory(
    identifier: "gallery",
    actions: [
      NotificationAction(identifier: "wave", title: "Wave"),
      TextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
        textInputPlaceholder: "A few words"),
    ], options: .customDismissAction)

  /// A closure that is called with a description of the response.
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
