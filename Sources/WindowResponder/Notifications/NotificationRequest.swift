/// A notification that is to be shown, at once or later. Follows `UNNotificationRequest`.
@preconcurrency @MainActor public final class NotificationRequest {
  /// What tells it from others; one with the identifier of another replaces that.
  public let identifier: String
  /// What it says.
  public let content: NotificationContent
  /// What it waits for; nil to be shown at once.
  public let trigger: NotificationTrigger?

  /// Creates one with a copy of the content.
  public init(identifier: String, content: NotificationContent, trigger: NotificationTrigger?) {
    self.identifier = identifier
    self.content = NotificationContent(content.values)
    self.trigger = trigger
  }
}

/// What a notification waits for. Follows `UNNotificationTrigger`.
@preconcurrency @MainActor public class NotificationTrigger {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification waits for a time to pass. Follows `UNTimeIntervalNotificationTrigger`.
///
/// It waits in the program: what is left when the program ends is never shown.
@preconcurrency @MainActor public final class TimeIntervalNotificationTrigger: NotificationTrigger {
  /// How long it waits, in seconds.
  public let timeInterval: Double

  /// Creates one; what repeats waits for a second at least.
  public init(timeInterval: Double, repeats: Bool) {
    let interval = timeInterval.isFinite ? max(0, timeInterval) : 0
    self.timeInterval = repeats ? max(1, interval) : interval
    super.init(repeats: repeats)
  }
}

/// A notification that is shown, or about to be. Follows `UNNotification`, whose name Foundation has.
@preconcurrency @MainActor public final class UserNotification {
  /// What it was made from.
  public let request: NotificationRequest
  /// When it was shown, on the clock of ``Application/now``, in seconds.
  public let time: Double

  init(request: NotificationRequest, time: Double) {
    self.request = request
    self.time = time
  }
}
