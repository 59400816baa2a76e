/// Notifications that the desktop shows for the program. Follows `UNUserNotificationCenter`.
///
///     let content = MutableNotificationContent()
///     content.title = "Backup finished"
///     try await UserNotificationCenter.current().add(
///       NotificationRequest(identifier: "backup", content: content, trigger: nil))
///
/// They are shown by `org.freedesktop.Notifications`, or by `org.freedesktop.portal.Notification` in a
/// sandbox and where there is no such service. The bus is asked for nothing before the first of them.
@preconcurrency @MainActor public final class UserNotificationCenter {
  /// Who is told what the user does about notifications.
  public weak var delegate: (any UserNotificationCenterDelegate)?

  weak var context: ProgramContext?
  private(set) var categories: Set<NotificationCategory> = []
  /// What is shown, the first one first.
  var delivered: [DeliveredNotification] = []
  /// What waits for its time.
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

  /// The program's.
  public static func current() -> UserNotificationCenter { of(.current) }

  /// The one of a program.
  static func of(_ context: ProgramContext) -> UserNotificationCenter {
    context.part(UserNotificationCenter.self) { UserNotificationCenter(context: context) }
  }

  // MARK: Whether there are any

  /// Tells what the desktop's notifications can do: a status of ``AuthorizationStatus/denied`` where it has
  /// none. The first time the desktop is asked.
  public func notificationSettings() async -> NotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// The same with a closure, which is called once.
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

  /// Tells whether notifications can be shown. A desktop asks the user nothing, whatever the options are.
  public func requestAuthorization(options: AuthorizationOptions = []) async throws -> Bool {
    await notificationSettings().authorizationStatus == .authorized
  }

  /// The same with a closure, which is called once; there is never an error.
  public func requestAuthorization(
    options: AuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    getNotificationSettings { completionHandler($0.authorizationStatus == .authorized, nil) }
  }

  // MARK: Categories

  /// Sets which actions there are. What is shown already keeps its own.
  public func setNotificationCategories(_ categories: Set<NotificationCategory>) {
    self.categories = categories
  }

  /// The categories that were set.
  public func notificationCategories() async -> Set<NotificationCategory> { categories }

  /// The same with a closure.
  public func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<NotificationCategory>) -> Void
  ) { completionHandler(categories) }

  // MARK: Adding

  /// Has a notification shown, in the place of what has its identifier; returns when the desktop has it, or,
  /// with a trigger, when it waits.
  public func add(_ request: NotificationRequest) async throws(NotificationError) {
    let problem: NotificationError? = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let problem { throw problem }
  }

  /// The same with a closure, which is called once: with what went wrong, or nil.
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

  // MARK: What waits

  /// What waits for its time.
  public func pendingNotificationRequests() async -> [NotificationRequest] {
    pending.map(\.request)
  }

  /// The same with a closure.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([NotificationRequest]) -> Void
  ) { completionHandler(pending.map(\.request)) }

  /// Has notifications wait no more; they are not shown.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let ended = pending.filter { identifiers.contains($0.request.identifier) }
    for notification in ended { notification.timer?.invalidate() }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Has none wait any more.
  public func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }

  // MARK: What is shown

  /// What was shown and not been taken away or answered since, as far as the desktop tells.
  public func deliveredNotifications() async -> [UserNotification] {
    delivered.map(\.notification)
  }

  /// The same with a closure.
  public func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UserNotification]) -> Void
  ) { completionHandler(delivered.map(\.notification)) }

  /// Takes notifications away.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let service = services?.service
    for identifier in identifiers where delivered.contains(where: { $0.identifier == identifier }) {
      service?.withdraw(identifier)
    }
    delivered.removeAll { identifiers.contains($0.identifier) }
  }

  /// Takes all of the program's away that it has shown since it began.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: delivered.map(\.identifier))
  }
}
