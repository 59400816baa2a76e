// What UIKit's code tends to become where its selectors are taken away: a method of the object itself. It
// would keep the target alive, and nothing could take it back.

extension Control {
  /// Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget(_ target: Any?, action: @escaping () -> Void, for events: Events) {}

  /// Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget<Sender>(
    _ target: Any?, action: @escaping (Sender) -> Void, for events: Events
  ) {}

  /// Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Player.play, or use addAction(_:for:)"
  )
  public func addTarget<Sender>(
    _ target: Any?, action: @escaping (Sender, Event?) -> Void, for events: Events
  ) {}
}
