/// An object whose state is kept, so that a program that was ended comes back as it was.
///
/// Views and controllers are such objects. Another one becomes one by
/// ``Application/registerObject(forStateRestoration:restorationIdentifier:)``. Follows `UIStateRestoring`.
@preconcurrency @MainActor public protocol StateRestoring: AnyObject {
  /// The object that this one belongs to: its identifiers stand before this one's; nil for none.
  var restorationParent: (any StateRestoring)? { get }
  /// The type that makes the object again; nil where the program makes it by itself.
  var objectRestorationClass: (any ObjectRestoration.Type)? { get }
  /// Writes down what the object is to have when it comes back.
  func encodeRestorableState(with coder: Coder)
  /// Takes back what was written down.
  func decodeRestorableState(with coder: Coder)
  /// Every object has its state again.
  func applicationFinishedRestoringState()
}

extension StateRestoring {
  /// None.
  public var restorationParent: (any StateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
  /// Writes nothing.
  public func encodeRestorableState(with coder: Coder) {}
  /// Takes nothing.
  public func decodeRestorableState(with coder: Coder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A type that makes an object again, when a program comes back. Follows `UIObjectRestoration`.
@preconcurrency @MainActor public protocol ObjectRestoration {
  /// Makes the object that identifiers lead to, or gives the one that there is; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> (any StateRestoring)?
}
