// When UIKit's selectors are removed from code, they are often replaced by a method of the object itself.
// Such a closure would retain the target, and could not be removed.

extension Control {
  /// Prevents a closure as the action. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget(_ target: Any?, action: @escaping () -> Void, for events: Events) {}

  /// Prevents a closure as the action. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget<Sender>(
    _ target: Any?, action: @escaping (Sender) -> Void, for events: Events
  ) {}

  /// Prevents a closure as the action. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget<Sender>(
    _ target: Any?, action: @escaping (Sender, Event?) -> Void, for events: Events
  ) {}
}
