// As for controls, a method value of the object itself would keep the target alive.

extension GestureRecognizer {
  /// Fails to compile. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Photo.zoom, or use addAction(_:)"
  )
  public func addTarget(_ target: Any?, action: @escaping () -> Void) {}

  /// Fails to compile. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Photo.zoom, or use addAction(_:)"
  )
  public func addTarget<Sender>(_ target: Any?, action: @escaping (Sender) -> Void) {}

  /// Fails to compile. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Photo.zoom, or use addAction(_:)"
  )
  public convenience init(target: Any?, action: @escaping () -> Void) { self.init() }

  /// Fails to compile. Name the method by its type.
  @available(
    *, unavailable,
    message: "name the method by its type, as in action: Photo.zoom, or use addAction(_:)"
  )
  public convenience init<Sender>(target: Any?, action: @escaping (Sender) -> Void) { self.init() }
}
