import ResponderRuntime

/// The center for notifications that the desktop shows for the application. Follows
/// `UNUserNotificationCenter`.
///
///     let content = MutableNotificationContent()
///     content.title = "Backup finished"
///     try await UserNotificationCenter.current().add(
///       NotificationRequest(identifier: "backup", content: content, trigger: nil))
///
/// `org.freedesktop.Notifications` shows the notifications. In a sandbox, or if there is no such service,
/// `org.freedesktop.portal.Notification` shows them. The bus is not used before the first notification.
@preconcurrency @MainActor public final class UserNotificationCenter {
  /// The delegate that receives the user's responses.
  public weak var delegate: (any UserNotificationCenterDelegate)?

  @BackLink var context: ProgramContext?
  private(set) var categories: Set<NotificationCategory> = []
  /// The notifications that are shown, oldest first.
  var delivered: [DeliveredNotification] = []
  /// The notifications that wait for their triggers.
  var pending: [PendingNotification] = []
  private(set) lazy var services = makeServices()

  init(context: ProgramContext) { self.context = context }

  private func makeServices() -> NotificationServices? {
    guard let context else { return nil }
    return NotificationServices(
      context: context,
      answer: { [weak self] identifier, answer in
        self?.context?.later { self?.receive(answer, for: identifier) }
      }, gone: { [weak self] in self?.delivered = [] })
  }

  /// Returns the center of the application.
  public static func current() -> UserNotificationCenter { of(.current) }

  /// Returns the center of a program context.
  static func of(_ context: ProgramContext) -> UserNotificationCenter {
    context.part(UserNotificationCenter.self) { UserNotificationCenter(context: context) }
  }

  // MARK: Settings

  /// Returns the capabilities of the desktop's notifications. If the desktop has no service, the status is
  /// ``AuthorizationStatus/denied``. The first call asks the desktop.
  public func notificationSettings() async -> NotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Calls a closure once with the capabilities of the desktop's notifications.
  public func getNotificationSettings(
    completionHandler: @escaping @MainActor (NotificationSettings) -> Void
  ) {
    find { result in
      let service = try? result.get()
      completionHandler(
        NotificationSettings(
          authorizationStatus: service == nil ? .denied : .authorized,
          capabilities: (service?.capabilities ?? []).subtracting(.markup)))
    }
  }

  /// Returns a Boolean value that indicates whether notifications can be shown. Desktops do not ask the user,
  /// and the options have no effect. The method throws no error.
  public func requestAuthorization(options: AuthorizationOptions = []) async throws -> Bool {
    await notificationSettings().authorizationStatus == .authorized
  }

  /// Calls a closure once with a Boolean value that indicates whether notifications can be shown. The error
  /// is always `nil`.
  public func requestAuthorization(
    options: AuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    getNotificationSettings { completionHandler($0.authorizationStatus == .authorized, nil) }
  }

  // MARK: Categories

  /// Sets the categories. Notifications that are shown already keep theirs.
  public func setNotificationCategories(_ categories: Set<NotificationCategory>) {
    self.categories = categories
  }

  /// Returns the categories.
  public func notificationCategories() async -> Set<NotificationCategory> { categories }

  /// Calls a closure with the categories.
  public func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<NotificationCategory>) -> Void
  ) { completionHandler(categories) }

  // MARK: Adding requests

  /// Adds a request to show a notification, which replaces one with the same identifier. Returns when the
  /// desktop has received the notification, or at once if the request has a trigger.
  ///
  /// - Throws: ``NotificationError`` if the notification cannot be shown.
  public func add(_ request: NotificationRequest) async throws(NotificationError) {
    let problem: NotificationError? = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let problem { throw problem }
  }

  /// Adds a request to show a notification. The closure is called once, with an error or `nil`.
  public func add(
    _ request: NotificationRequest,
    withCompletionHandler completionHandler: (@MainActor (NotificationError?) -> Void)? = nil
  ) {
    let done = completionHandler ?? { _ in }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    find { [weak self] result in
      switch result {
      case .failure(let error): done(error)
      case .success:
        guard let self else { return }
        guard let trigger = request.trigger as? TimeIntervalNotificationTrigger else {
          return present(request, done)
        }
        wait(for: trigger, request)
        done(nil)
      }
    }
  }

  // MARK: Pending requests

  /// Returns the requests that wait for their triggers.
  public func pendingNotificationRequests() async -> [NotificationRequest] {
    pending.map(\.request)
  }

  /// Calls a closure with the requests that wait for their triggers.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([NotificationRequest]) -> Void
  ) { completionHandler(pending.map(\.request)) }

  /// Removes requests that wait for their triggers. Their notifications are not shown.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let ended = pending.filter { identifiers.contains($0.request.identifier) }
    for notification in ended { notification.timer?.invalidate() }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Removes all requests that wait for their triggers.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }

  // MARK: Delivered notifications

  /// Returns the notifications that were shown, without those that were closed or have a response, as far as
  /// the desktop reports it.
  public func deliveredNotifications() async -> [UserNotification] {
    delivered.map(\.notification)
  }

  /// Calls a closure with the notifications that were shown.
  public func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UserNotification]) -> Void
  ) { completionHandler(delivered.map(\.notification)) }

  /// Removes notifications that are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let service = services?.service
    for identifier in identifiers where delivered.contains(where: { $0.identifier == identifier }) {
      service?.withdraw(identifier)
    }
    delivered.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all notifications that the application has shown since its launch.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: delivered.map(\.identifier))
  }
}
