/// A notification that is shown.
@MainActor struct DeliveredNotification {
  let notification: UserNotification
  /// The message with which it was shown.
  let message: NotificationMessage
  /// A Boolean value that indicates whether the user has responded.
  var isAnswered = false

  var identifier: String { message.identifier }
}

/// A notification that waits for its trigger.
@MainActor final class PendingNotification {
  let request: NotificationRequest
  var timer: ClockTimer?

  init(_ request: NotificationRequest) { self.request = request }
}

extension UserNotificationCenter {
  private var application: Application? { context?.application }

  func find(_ completion: @escaping (NotificationServices.Found) -> Void) {
    guard let services else { return completion(.failure(.noService)) }
    services.find(completion)
  }

  // MARK: Scheduled notifications

  func wait(for trigger: TimeIntervalNotificationTrigger, _ request: NotificationRequest) {
    let waiting = PendingNotification(request)
    pending.append(waiting)
    waiting.timer = ClockTimer.scheduledTimer(
      withTimeInterval: trigger.timeInterval, repeats: trigger.repeats
    ) { [weak self, weak waiting] _ in
      guard let self, let waiting else { return }
      if !trigger.repeats { pending.removeAll { $0 === waiting } }
      present(request) { _ in }
    }
  }

  // MARK: Showing

  /// Shows a notification with the options that the delegate returns.
  func present(
    _ request: NotificationRequest, _ completion: @escaping (NotificationError?) -> Void
  ) {
    let notification = UserNotification(request: request, time: context?.now ?? 0)
    guard let delegate, application?.applicationState == .active else {
      return show(notification, [.banner, .list, .sound, .badge], completion)
    }
    var isAnswered = false
    delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      guard !isAnswered else { return }
      isAnswered = true
      self?.show(notification, options, completion)
    }
  }

  private func show(
    _ notification: UserNotification, _ options: NotificationPresentationOptions,
    _ completion: @escaping (NotificationError?) -> Void
  ) {
    let request = notification.request
    var content = request.content.values
    if options.contains(.badge), let badge = content.badge {
      application?.applicationIconBadgeNumber = badge
    }
    guard !options.isDisjoint(with: [.banner, .list]) else { return completion(nil) }
    if !options.contains(.sound) { content.sound = nil }
    if !options.contains(.banner) { content.interruptionLevel = .passive }
    let message = NotificationMessage(
      identifier: request.identifier, content: content,
      category: categories.first { $0.identifier == content.categoryIdentifier })
    // The service may have stopped in the meantime.
    find { [weak self] result in
      guard case .success(let service) = result else { return completion(.noService) }
      service.show(message) { problem in
        if problem == nil, let self, self.services?.service === service {
          self.delivered.removeAll { $0.identifier == message.identifier }
          self.delivered.append(
            DeliveredNotification(notification: notification, message: message))
        }
        completion(problem)
      }
    }
  }

  // MARK: Answers

  func receive(_ answer: NotificationAnswer, for identifier: String) {
    guard let place = delivered.firstIndex(where: { $0.identifier == identifier }) else { return }
    let shown = delivered[place]
    switch answer {
    case .closed(let byUser):
      delivered.remove(at: place)
      let isWanted = shown.message.category?.options.contains(.customDismissAction) ?? false
      guard byUser, !shown.isAnswered, isWanted else { return }
      respond(
        NotificationResponse(
          notification: shown.notification,
          actionIdentifier: NotificationResponse.dismissActionIdentifier), raises: false, nil)
    case .chosen(let key, let token, let text):
      guard let response = response(to: shown, key, text) else { return }
      delivered[place].isAnswered = true
      if services?.service?.tellsEnds != true { delivered.remove(at: place) }
      let raises =
        key == NotificationMessage.openKey
        || shown.message.action(of: key)?.options.contains(.foreground) ?? false
      respond(response, raises: raises, token)
    }
  }

  /// Returns the response for the delegate, or `nil` if the key is unknown.
  private func response(
    to shown: DeliveredNotification, _ key: String, _ text: String?
  ) -> NotificationResponse? {
    if key == NotificationMessage.openKey {
      return NotificationResponse(
        notification: shown.notification,
        actionIdentifier: NotificationResponse.defaultActionIdentifier)
    }
    guard let action = shown.message.action(of: key) else { return nil }
    if action is TextInputNotificationAction {
      // Some servers also report the button before the text.
      return text.map {
        TextInputNotificationResponse(
          notification: shown.notification, actionIdentifier: action.identifier, userText: $0)
      }
    }
    return NotificationResponse(
      notification: shown.notification, actionIdentifier: action.identifier)
  }

  /// Sends a response to the delegate, and brings a window to the front.
  ///
  /// This is the window that the delegate makes the key window. Otherwise, if `raises` is `true`, it is the
  /// present key window.
  private func respond(_ response: NotificationResponse, raises: Bool, _ token: String?) {
    let leave = ActivationPermission(application, token: token)
    delegate?.userNotificationCenter(self, didReceive: response) { leave.raiseNewKeyWindow() }
    leave.raiseNewKeyWindow()
    if raises { leave.raiseKeyWindow() }
  }
}
