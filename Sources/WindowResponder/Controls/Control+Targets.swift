extension Control {
  /// Adds a method of a target without arguments:
  /// `addTarget(self, action: Player.play, for: .touchUpInside)`.
  ///
  /// A method reference has no identity. If it is added twice, it is called twice, and only
  /// `removeTarget(target, action: nil, for:)` removes it.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void,
    for events: Events
  ) {
    let selector = Selector(anonymousOn: Target.self) { target, _, _ in
      action(target)()
      return true
    }
    addTarget(target, action: selector, for: events)
  }

  /// Adds a method of a target with the control as its argument.
  ///
  /// If the method takes another type of sender than the control, it is not called, and a line on the
  /// standard error reports it.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: Events
  ) {
    let selector = Selector(anonymousOn: Target.self, sender: Sender.self) {
      target, sender, _ in
      guard let sender = (sender as Any) as? Sender else { return false }
      action(target)(sender)
      return true
    }
    addTarget(target, action: selector, for: events)
  }

  /// Adds a method of a target with the control and the event as its arguments.
  ///
  /// If the method takes another type of sender than the control, it is not called, and a line on the
  /// standard error reports it.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender, Event?) -> Void,
    for events: Events
  ) {
    let selector = Selector(anonymousOn: Target.self, sender: Sender.self) {
      target, sender, event in
      guard let sender = (sender as Any) as? Sender else { return false }
      action(target)(sender, event)
      return true
    }
    addTarget(target, action: selector, for: events)
  }

  /// Sends the actions for events, in the order in which they were added.
  ///
  /// A handler may change the list. Actions that it removes are not sent any more, and actions that it adds
  /// are not sent yet.
  func send(_ events: Events, with event: Event?) {
    for registration in registrations.matching(events) {
      guard registrations.holds(registration, for: events) else { continue }
      switch registration.receiver {
      case .closure(let action):
        sendAction(action)
      case .target(let selector):
        if let target = registration.target { sendAction(selector, to: target, for: event) }
      case .nilTarget(let selector):
        sendAction(selector, to: nil, for: event)
      }
    }
  }
}
