/// Methods with which a delegate handles notifications. Follows `UNUserNotificationCenterDelegate`.
///
/// Of each pair of methods, implement one: the method with a closure, or the one with `async`.
@preconcurrency @MainActor public protocol UserNotificationCenterDelegate: AnyObject {
  /// Asks the delegate how to show a notification while the application is active. The delegate calls the
  /// closure once.
  ///
  /// If neither of the two methods is implemented, the notification is shown as usual. In UIKit, it is not
  /// shown.
  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (NotificationPresentationOptions) -> Void)
  /// Asks the delegate how to show a notification while the application is active.
  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) async -> NotificationPresentationOptions

  /// Tells the delegate about the user's response to a notification. The delegate calls the closure when it
  /// has handled the response.
  ///
  /// A window that is made the key window in this method comes to the front, as far as the compositor permits
  /// it.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void)
  /// Tells the delegate about the user's response to a notification.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) async
}

extension UserNotificationCenterDelegate {
  /// Calls the method with `async`.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (NotificationPresentationOptions) -> Void
  ) {
    Task {
      completionHandler(await userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Returns all options, with which the notification is shown as usual.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) async -> NotificationPresentationOptions { [.banner, .list, .sound, .badge] }

  /// Calls the method with `async`.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    Task {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) async {}
}
