import Foundation

/// How an object keeps what is associated with it. Follows `objc_AssociationPolicy`.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// The number, as the Objective-C runtime has it.
  public let rawValue: UInt
  /// Creates a policy from its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An object is not held: it is nil once it is gone.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// It is held.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// It is held; an object is not copied here.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// It is held.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0o1401)
  /// It is held; an object is not copied here.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0o1403)
}

/// Keeps a value with an object, under a key: the address of a variable. Nil takes it away. It works with any
/// object of a class, though there is no Objective-C runtime.
///
/// The value is let go of some time after the object is gone: when more objects get values.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.reference(object) else { return }
  AssociatedObjects.set(
    value, of: owner, for: key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that is kept with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.reference(object).flatMap { AssociatedObjects.value(of: $0, for: key) }
}

/// Takes away all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.reference(object).map(AssociatedObjects.removeAll)
}

/// Values that are kept with objects.
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
  /// How many there may be until those of objects that are gone are looked for.
  nonisolated(unsafe) private static var limit = 64

  /// A key that no other has.
  static func makeKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }

  /// The object itself; nil for what is none, as a number.
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
    // What is let go of may ask for values as it goes: it lives until the lock is free.
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
