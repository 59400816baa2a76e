// Actions that are methods, in the form that `Control.addTarget(_:action:for:)` accepts.
extension BarButtonItem {
  /// Creates a button with a title that calls a method of the target.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(calling: action))
  }

  /// Creates a button with a title that calls a method of the target with the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(calling: action))
  }

  /// Creates a button with an image that calls a method of the target.
  public convenience init<Target: AnyObject>(
    image: Image?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(calling: action))
  }

  /// Creates a button with an image that calls a method of the target with the item.
  public convenience init<Target: AnyObject, Sender>(
    image: Image?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(calling: action))
  }

  /// Creates a system button that calls a method of the target.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector(calling: action))
  }

  /// Creates a system button that calls a method of the target with the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector(calling: action))
  }
}

extension Selector {
  /// Creates a selector that calls a method without arguments.
  fileprivate init<Target: AnyObject>(
    calling action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(anonymousOn: Target.self) { target, _, _ in
      action(target)()
      return true
    }
  }

  /// Creates a selector that calls a method with the sender, if the sender has the type of the method's
  /// argument.
  fileprivate init<Target: AnyObject, Sender>(
    calling action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(anonymousOn: Target.self, sender: Sender.self) { target, sender, _ in
      guard let sender = (sender as Any) as? Sender else { return false }
      action(target)(sender)
      return true
    }
  }
}
