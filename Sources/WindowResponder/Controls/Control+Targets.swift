extension Control {
  /// Has a method of the target called, named without arguments: `addTarget(self, action: Player.play,
  /// for: .touchUpInside)`.
  ///
  /// A method reference has no identity: registered twice it fires twice, and only
  /// `removeTarget(target, action: nil, for:)` takes it back.
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

  /// Has a method of the target called with the control as its argument.
  ///
  /// A method that takes another type of sender than the control is not called, and a line on the
  /// standard error says so.
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

  /// Has a method of the target called with the control and the event as its arguments.
  ///
  /// A method that takes another type of sender than the control is not called, and a line on the
  /// standard error says so.
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

  /// Sends the actions for some events, in the order in which they were registered.
  ///
  /// A handler may change the list: what it removes is not sent any more, what it adds is not sent
  /// yet.
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
