/// A notification in the form for a service.
@MainActor struct NotificationMessage {
  /// The identifier of the notification within the application.
  var identifier: String
  var content: NotificationContent.Values
  var category: NotificationCategory?

  /// The first action with a text field, or `nil` if there is none.
  var reply: TextInputNotificationAction? {
    category?.actions.lazy.compactMap { $0 as? TextInputNotificationAction }.first
  }

  /// The buttons with their keys for the service. The application's identifiers are not used, since they may
  /// have a meaning for the service.
  var buttons: [(key: String, action: NotificationAction)] {
    var result: [(key: String, action: NotificationAction)] = []
    for (place, action) in (category?.actions ?? []).prefix(Self.buttonLimit).enumerated()
    where !(action is TextInputNotificationAction) {
      result.append((key: "action-\(place)", action: action))
    }
    return result
  }

  /// Returns the action for a key of the service.
  func action(of key: String) -> NotificationAction? {
    key == Self.replyKey ? reply : buttons.first { $0.key == key }?.action
  }

  /// The key for opening the notification itself, in both services.
  static let openKey = "default"
  /// The key for a reply, in servers.
  static let replyKey = "inline-reply"
  private static let buttonLimit = 20
}

/// The events of a notification.
enum NotificationAnswer: Equatable {
  /// The user has chosen a button or the notification itself, by its key. The event may have an activation
  /// token, and the text that the user typed.
  case chosen(key: String, token: String?, text: String?)
  /// The notification was closed, by the user or for another reason.
  case closed(byUser: Bool)
}

/// A service that shows notifications.
@MainActor protocol NotificationService: AnyObject {
  /// The capabilities of the service.
  var capabilities: NotificationCapabilities { get }
  /// A Boolean value that indicates whether the service reports the closing of notifications. If not, a
  /// notification counts as closed after its response.
  var tellsEnds: Bool { get }
  /// Shows a notification, which replaces one with the same identifier. Calls the completion handler once,
  /// later.
  func show(
    _ message: NotificationMessage, _ completion: @escaping (NotificationError?) -> Void)
  /// Removes a notification.
  func withdraw(_ identifier: String)
}
