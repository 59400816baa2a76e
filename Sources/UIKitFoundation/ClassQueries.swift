public import WindowResponder

// Questions about the class of an object, which every `NSObject` answers.

extension Responder {
  /// Returns a Boolean value that indicates whether the object is an instance of a class or of a subclass.
  /// Follows `NSObject.isKind(of:)`.
  public final func isKind(of aClass: AnyClass) -> Bool { Ancestry.contains(aClass, self) }
  /// Returns a Boolean value that indicates whether the object is an instance of a class, and not of a
  /// subclass. Follows `NSObject.isMember(of:)`.
  public final func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension GestureRecognizer {
  /// Returns a Boolean value that indicates whether the object is an instance of a class or of a subclass.
  /// Follows `NSObject.isKind(of:)`.
  public final func isKind(of aClass: AnyClass) -> Bool { Ancestry.contains(aClass, self) }
  /// Returns a Boolean value that indicates whether the object is an instance of a class, and not of a
  /// subclass. Follows `NSObject.isMember(of:)`.
  public final func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension ComparedByIdentity {
  /// Returns a Boolean value that indicates whether the object is an instance of a class or of a subclass.
  /// Follows `NSObject.isKind(of:)`.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool { Ancestry.contains(aClass, self) }
  /// Returns a Boolean value that indicates whether the object is an instance of a class, and not of a
  /// subclass. Follows `NSObject.isMember(of:)`.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

/// The superclasses of objects.
private enum Ancestry {
  /// Returns a Boolean value that indicates whether a class is that of an object, or one of its superclasses.
  static func contains(_ aClass: AnyClass, _ object: AnyObject) -> Bool {
    var current: AnyClass? = type(of: object)
    while let next = current {
      if next == aClass { return true }
      current = _getSuperclass(next)
    }
    return false
  }
}
