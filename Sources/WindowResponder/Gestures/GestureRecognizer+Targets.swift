extension GestureRecognizer {
  /// Creates a recognizer that calls a method of a target without arguments: `TapGestureRecognizer(target:
  /// self, action: Player.play)`.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target with the recognizer as its argument.
  ///
  /// If the method takes another type of recognizer, it is not called, and a message is written to the
  /// standard error.
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

  /// Adds a method of a target without arguments. Only `removeTarget(target, action: nil)` removes it, since
  /// the method has no identity.
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

  /// Adds a method of a target with the recognizer as its argument.
  ///
  /// If the method takes another type of recognizer, it is not called, and a message is written to the
  /// standard error.
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
