import Foundation

/// The ownership of an associated value. Follows `objc_AssociationPolicy`.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// The raw value of the policy, as in the Objective-C runtime.
  public let rawValue: UInt
  /// Creates a policy from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The object is not retained: the value is `nil` after the object has been released.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// The object is retained.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// The object is retained; objects are not copied.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// The object is retained.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0o1401)
  /// The object is retained; objects are not copied.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0o1403)
}

/// Associates a value with an object for a key, which is the address of a variable.
///
/// A `nil` value removes the association. This function works with any instance of a class, without an
/// Objective-C runtime. After the object has been released, the value is released later: when more objects
/// get values.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.reference(object) else { return }
  AssociatedObjects.set(
    value, of: owner, for: key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the value that is associated with an object for a key, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.reference(object).flatMap { AssociatedObjects.value(of: $0, for: key) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.reference(object).map(AssociatedObjects.removeAll)
}

/// The values that are associated with objects.
enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private final class WeakValue {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released objects are removed.
  nonisolated(unsafe) private static var limit = 64

  /// Returns a key that is different from all others.
  static func makeKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }

  /// Returns the object itself, or `nil` if the value is not an instance of a class, such as a number.
  static func reference(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    let value = entry.values[key]
    if let weak = value as? WeakValue { return weak.object }
    return value
  }

  static func set(
    _ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, isHeld: Bool = true
  ) {
    lock.lock()
    let id = ObjectIdentifier(owner)
    var entry = entries[id] ?? Entry(owner: owner)
    // The deinitializer of a released value may use associated values, so it runs after the lock is free.
    var released: [Any] = []
    if entry.owner !== owner {
      released += entry.values.values
      entry = Entry(owner: owner)
    }
    if let old = entry.values.removeValue(forKey: key) { released.append(old) }
    if let value {
      entry.values[key] = isHeld ? value : reference(value).map(WeakValue.init) ?? value
    }
    entries[id] = entry.values.isEmpty ? nil : entry
    if entries.count > limit {
      let gone = entries.filter { $0.value.owner == nil }
      for (id, entry) in gone {
        released += entry.values.values
        entries[id] = nil
      }
      limit = max(64, entries.count * 2)
    }
    lock.unlock()
    withExtendedLifetime(released) {}
  }

  static func removeAll(of owner: AnyObject) {
    lock.lock()
    let entry = entries.removeValue(forKey: ObjectIdentifier(owner))
    lock.unlock()
    withExtendedLifetime(entry) {}
  }
}
