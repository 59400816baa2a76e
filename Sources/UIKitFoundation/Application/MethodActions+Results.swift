public import WindowResponder

// Methods with a result as actions, where UIKit code has `#selector(becomeFirstResponder)` or
// `#selector(UIView.endEditing(_:))`. The result is not used.

extension GestureRecognizer {
  /// Creates a recognizer that calls a method of a target, such as `UITextField.becomeFirstResponder`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init(target: target, action: ResultOf.method(action))
  }

  /// Creates a recognizer that calls a method of a target with `true`, such as `UIView.endEditing(_:)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @Sendable @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) {
    self.init(target: target, action: ResultOf.method(action))
  }
}

extension Control {
  /// Adds a method of a target as an action, such as `UITextField.becomeFirstResponder`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool,
    for events: Events
  ) {
    addTarget(target, action: ResultOf.method(action), for: events)
  }

  /// Adds a method of a target, which receives `true`, as an action, such as `UIView.endEditing(_:)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @Sendable @MainActor (Target) -> @MainActor (Bool) -> Bool,
    for events: Events
  ) {
    addTarget(target, action: ResultOf.method(action), for: events)
  }
}

extension BarButtonItem {
  /// Creates a button with a title that calls a method of the target, such as
  /// `UITextField.resignFirstResponder`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init(title: title, style: style, target: target, action: ResultOf.method(action))
  }

  /// Creates a button with a title that calls a method of the target with `true`, such as
  /// `UIView.endEditing(_:)`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) {
    self.init(title: title, style: style, target: target, action: ResultOf.method(action))
  }

  /// Creates a system button that calls a method of the target, such as `UITextField.resignFirstResponder`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: ResultOf.method(action))
  }

  /// Creates a system button that calls a method of the target with `true`, such as
  /// `UIView.endEditing(_:)`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: ResultOf.method(action))
  }
}

/// Conversion of methods whose result is not used.
private enum ResultOf {
  static func method<Target: AnyObject>(
    _ action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Bool
  ) -> @Sendable @MainActor (Target) -> @MainActor () -> Void {
    { target in { _ = action(target)() } }
  }

  static func method<Target: AnyObject>(
    _ action: @escaping @Sendable @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) -> @Sendable @MainActor (Target) -> @MainActor () -> Void {
    { target in { _ = action(target)(true) } }
  }
}
