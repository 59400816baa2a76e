public import WindowResponder

// Methods as actions, where UIKit code has `#selector`.

extension Control {
  /// Adds a method with the sender and the event as an action.
  ///
  /// If an action is sent without an event, the method receives a new event without touches. If the method
  /// takes another type of sender than the control, it is not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action:
      @escaping @Sendable @MainActor (Target) -> @MainActor (Sender, WindowResponder.Event) -> Void,
    for events: Events
  ) {
    addTarget(target, action: Forwarded.action(action), for: events)
  }
}

/// Conversion of methods that always receive an event.
private enum Forwarded {
  /// Returns a method whose event is optional.
  static func action<Target: AnyObject, Sender>(
    _ action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) -> @Sendable @MainActor (Target) -> @MainActor (Sender, Event?) -> Void {
    { target in { sender, event in action(target)(sender, event ?? Event()) } }
  }
}

extension Button {
  /// Creates a system button with an image that calls a method of the target.
  public static func systemButton<Target: AnyObject>(
    with image: Image, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) -> Button {
    let button = systemButton(with: image, target: nil, action: nil)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  /// Creates a system button with an image that calls a method of the target with the sender.
  public static func systemButton<Target: AnyObject, Sender>(
    with image: Image, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> Button {
    let button = systemButton(with: image, target: nil, action: nil)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }
}

extension AccessibilityCustomAction {
  /// Creates an action that calls a method of the target, which returns whether it succeeded. The target is
  /// not retained.
  public convenience init<Target: AnyObject>(
    name: String, target: Target,
    selector: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init(name: name) { [weak target] _ in target.map { selector($0)() } ?? false }
  }

  /// Creates an action that calls a method of the target with the action. The target is not retained.
  public convenience init<Target: AnyObject>(
    name: String, target: Target,
    selector:
      @escaping @Sendable @MainActor (Target) -> @MainActor (AccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name) { [weak target] action in
      guard let target else { return false }
      return selector(target)(action)
    }
  }
}
