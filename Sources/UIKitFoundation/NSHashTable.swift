/// A collection of objects that it does not retain, for example several delegates. Follows `NSHashTable`.
///
/// Objects are compared by identity. An object that was released is no longer in the table.
///
///     let delegates = NSHashTable<AnyObject>.weakObjects()
///     delegates.add(controller)
///     for delegate in delegates.allObjects { print(delegate) }
public final class NSHashTable<ObjectType: AnyObject> {
  private struct Entry {
    weak var object: ObjectType?
  }

  private var entries: [Entry] = []

  /// Creates an empty table.
  public init() {}

  /// Returns an empty table that does not retain its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  /// The objects that exist, in the order in which they were added.
  public var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// The number of the objects that exist.
  public var count: Int { allObjects.count }

  /// The object that was added first, or `nil` if there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object. If the table contains it, or the object is `nil`, does nothing.
  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(object: object))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [] }

  /// Returns a Boolean value that indicates whether the table contains an object.
  public func contains(_ object: ObjectType?) -> Bool {
    object != nil && entries.contains { $0.object === object }
  }
}
