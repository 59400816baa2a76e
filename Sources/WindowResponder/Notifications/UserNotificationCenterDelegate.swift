/// Who is told of notifications. Follows `UNUserNotificationCenterDelegate`.
///
/// Of each pair of methods one is enough: that with a closure, or that with `async`.
@preconcurrency @MainActor public protocol UserNotificationCenterDelegate: AnyObject {
  /// A notification is to be shown while the program is in front: how? The closure is called once.
  ///
  /// Where neither of the two is implemented it is shown as at all other times; under UIKit it is not shown.
  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (NotificationPresentationOptions) -> Void)
  /// The same with `async`.
  func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) async -> NotificationPresentationOptions

  /// The user has done something about a notification. The closure is called when the program has done
  /// what there is to do.
  ///
  /// A window that is made the key window here comes to the front, as far as the compositor lets it.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void)
  /// The same with `async`.
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) async
}

extension UserNotificationCenterDelegate {
  /// Asks the method with `async`.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (NotificationPresentationOptions) -> Void
  ) {
    Task {
      completionHandler(await userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Has it shown as at all other times.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, willPresent notification: UserNotification
  ) async -> NotificationPresentationOptions { [.banner, .list, .sound, .badge] }

  /// Tells the method with `async`.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    Task {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse
  ) async {}
}
