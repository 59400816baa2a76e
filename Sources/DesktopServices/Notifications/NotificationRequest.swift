/// A request to show a notification, at once or later. Follows `UNNotificationRequest`.
@preconcurrency @MainActor public final class NotificationRequest {
  /// The identifier of the request. A notification replaces another one with the same identifier.
  public let identifier: String
  /// The content of the notification.
  public let content: NotificationContent
  /// The trigger, or `nil` to show the notification at once.
  public let trigger: NotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: NotificationContent, trigger: NotificationTrigger?) {
    self.identifier = identifier
    self.content = NotificationContent(content.values)
    self.trigger = trigger
  }
}

/// A condition for which a notification waits. Follows `UNNotificationTrigger`.
@preconcurrency @MainActor public class NotificationTrigger {
  /// A Boolean value that indicates whether the notification is shown repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger that waits for a time interval. Follows `UNTimeIntervalNotificationTrigger`.
///
/// The application waits for it. If it quits before, the notification is not shown.
@preconcurrency @MainActor public final class TimeIntervalNotificationTrigger: NotificationTrigger {
  /// The interval, in seconds.
  public let timeInterval: Double

  /// Creates a trigger. A repeated interval is at least one second.
  public init(timeInterval: Double, repeats: Bool) {
    let interval = timeInterval.isFinite ? max(0, timeInterval) : 0
    self.timeInterval = repeats ? max(1, interval) : interval
    super.init(repeats: repeats)
  }
}

/// A notification that was shown, or is about to be shown. Follows `UNNotification`, whose name is used by
/// Foundation.
@preconcurrency @MainActor public final class UserNotification {
  /// The request of the notification.
  public let request: NotificationRequest
  /// The time at which it was shown, on the clock of `Application.now`, in seconds.
  public let time: Double

  init(request: NotificationRequest, time: Double) {
    self.request = request
    self.time = time
  }
}
