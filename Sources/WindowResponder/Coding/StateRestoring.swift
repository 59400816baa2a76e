/// An object whose state is saved, so that a program can continue in the same state after it has ended.
///
/// Views and controllers are such objects. Register other objects with
/// ``Application/registerObject(forStateRestoration:restorationIdentifier:)``. Follows `UIStateRestoring`.
@preconcurrency @MainActor public protocol StateRestoring: AnyObject {
  /// The parent of this object, or `nil` if there is none. Its identifiers come before this object's in a
  /// path.
  var restorationParent: (any StateRestoring)? { get }
  /// The type that creates the object again, or `nil` if the program creates the object itself.
  var objectRestorationClass: (any ObjectRestoration.Type)? { get }
  /// Encodes the state of the object.
  func encodeRestorableState(with coder: Coder)
  /// Decodes the state of the object.
  func decodeRestorableState(with coder: Coder)
  /// Called when the state of all objects has been restored.
  func applicationFinishedRestoringState()
}

extension StateRestoring {
  /// The default value, `nil`.
  public var restorationParent: (any StateRestoring)? { nil }
  /// The default value, `nil`.
  public var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
  /// Encodes nothing.
  public func encodeRestorableState(with coder: Coder) {}
  /// Decodes nothing.
  public func decodeRestorableState(with coder: Coder) {}
  /// Ignores the end of the restoration.
  public func applicationFinishedRestoringState() {}
}

/// A type that creates objects again during state restoration. Follows `UIObjectRestoration`.
@preconcurrency @MainActor public protocol ObjectRestoration {
  /// Returns the object with a path of identifiers, which it creates if necessary. If there is no such
  /// object, returns `nil`.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> (any StateRestoring)?
}
