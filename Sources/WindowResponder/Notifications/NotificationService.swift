/// A notification as a service is to show it.
@MainActor struct NotificationMessage {
  /// What tells it from the program's others.
  var identifier: String
  var content: NotificationContent.Values
  var category: NotificationCategory?

  /// The field for a reply: of several actions with one the first.
  var reply: TextInputNotificationAction? {
    category?.actions.lazy.compactMap { $0 as? TextInputNotificationAction }.first
  }

  /// The buttons with what a service calls them. What the program calls an action may mean something to the
  /// service.
  var buttons: [(key: String, action: NotificationAction)] {
    var result: [(key: String, action: NotificationAction)] = []
    for (place, action) in (category?.actions ?? []).prefix(Self.buttonLimit).enumerated()
    where !(action is TextInputNotificationAction) {
      result.append((key: "action-\(place)", action: action))
    }
    return result
  }

  /// The action that a service calls by a name.
  func action(of key: String) -> NotificationAction? {
    key == Self.replyKey ? reply : buttons.first { $0.key == key }?.action
  }

  /// Opening the notification itself, as both services know it.
  static let openKey = "default"
  /// A reply, as servers know it.
  static let replyKey = "inline-reply"
  private static let buttonLimit = 20
}

/// What came of a notification.
enum NotificationAnswer: Equatable {
  /// A button, or the notification itself, by the service's name; with what lets a window come to the front,
  /// and what the user typed.
  case chosen(key: String, token: String?, text: String?)
  /// It has gone, by the user or otherwise.
  case closed(byUser: Bool)
}

/// What shows notifications.
@MainActor protocol NotificationService: AnyObject {
  /// What it can do.
  var capabilities: NotificationCapabilities { get }
  /// Whether it tells when a notification has gone. Where it does not, one that was answered has.
  var tellsEnds: Bool { get }
  /// Shows one, in the place of what has its identifier. Answers once, later.
  func show(
    _ message: NotificationMessage, _ completion: @escaping (NotificationError?) -> Void)
  /// Takes one away.
  func withdraw(_ identifier: String)
}

/// What the application is to notifications.
@MainActor protocol NotificationProgram: RaisingProgram {
  /// Whether one of its windows has the keyboard.
  var isInFront: Bool { get }
  /// The number on its icon.
  var applicationIconBadgeNumber: Int { get set }
}
