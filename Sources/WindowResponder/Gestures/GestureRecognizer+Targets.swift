extension GestureRecognizer {
  /// Creates a recognizer that calls a method of the target, named without arguments:
  /// `TapGestureRecognizer(target: self, action: Player.play)`.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of the target with the recognizer as its argument.
  ///
  /// A method that takes another type of recognizer is not called, and a line on the standard error says
  /// so.
  public convenience init<Target: AnyObject, Sender>(
    target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(primaryAction: Action) {
    self.init()
    addAction(primaryAction)
  }

  /// Has a method of the target called. It has no identity: only `removeTarget(target, action: nil)`
  /// takes it back.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    let selector = Selector(anonymousOn: Target.self) { target, _, _ in
      action(target)()
      return true
    }
    addTarget(target, action: selector)
  }

  /// Has a method of the target called with the recognizer as its argument.
  ///
  /// A method that takes another type of recognizer is not called, and a line on the standard error says
  /// so.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    let selector = Selector(anonymousOn: Target.self, sender: Sender.self) {
      target, sender, _ in
      guard let sender = (sender as Any) as? Sender else { return false }
      action(target)(sender)
      return true
    }
    addTarget(target, action: selector)
  }
}
