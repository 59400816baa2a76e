public import Foundation

// On Linux, a method of a class in a module without Foundation cannot have a parameter of the type `NSZone`.
// `CollectionViewLayoutAttributes.copy(with:)` is such a method. These names replace Foundation's in the
// product UIKit, so that subclasses override it as in UIKit.

/// A zone of memory, which is ignored. Follows `NSZone`.
public typealias NSZone = OpaquePointer

/// An object that can be copied. Follows `NSCopying`. It is also Foundation's `NSCopying`.
public protocol NSCopying: Foundation.NSCopying {
  /// Returns a copy. The zone is ignored.
  func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
  /// Returns a copy, for Foundation.
  @_disfavoredOverload public func copy(with zone: Foundation.NSZone?) -> Any {
    copy(with: NSZone?.none)
  }
}

/// An object of which mutable copies can be made. Follows `NSMutableCopying`. It is also Foundation's
/// `NSMutableCopying`.
public protocol NSMutableCopying: Foundation.NSMutableCopying {
  /// Returns a mutable copy. The zone is ignored.
  func mutableCopy(with zone: NSZone?) -> Any
}

extension NSMutableCopying {
  /// Returns a mutable copy, for Foundation.
  @_disfavoredOverload public func mutableCopy(with zone: Foundation.NSZone?) -> Any {
    mutableCopy(with: NSZone?.none)
  }
}

// Foundation's classes whose objects are identifiers and keys.

extension NSString: NSCopying {
  /// Returns a copy.
  @_disfavoredOverload public func copy(with zone: OpaquePointer?) -> Any { copy() }
}

extension NSValue: NSCopying {
  /// Returns a copy.
  @_disfavoredOverload public func copy(with zone: OpaquePointer?) -> Any { copy() }
}

extension NSUUID: NSCopying {
  /// Returns a copy.
  @_disfavoredOverload public func copy(with zone: OpaquePointer?) -> Any { copy() }
}

extension NSURL: NSCopying {
  /// Returns a copy.
  @_disfavoredOverload public func copy(with zone: OpaquePointer?) -> Any { copy() }
}

extension NSDate: NSCopying {
  /// Returns a copy.
  @_disfavoredOverload public func copy(with zone: OpaquePointer?) -> Any { copy() }
}
