/// An object that stores the state of another object as values with keys.
///
///     override func encodeRestorableState(with coder: Coder) {
///       super.encodeRestorableState(with: coder)
///       coder.encode(chapter, forKey: "chapter")
///     }
///
///     override func decodeRestorableState(with coder: Coder) {
///       super.decodeRestorableState(with: coder)
///       chapter = coder.decodeInteger(forKey: "chapter")
///     }
///
/// For a key without a value, or with a value of another type, the result is `nil`, `false` or zero. Keys
/// that begin with a period are reserved for the library. Follows `NSCoder` with keys, but reads no archives
/// of objects.
@preconcurrency @MainActor public final class Coder {
  /// The stored values by their keys.
  package internal(set) var values: [String: CoderContent]
  private let references: (any CoderReferences)?

  /// Creates an empty coder.
  public convenience init() { self.init([:]) }

  init(_ values: [String: CoderContent], references: (any CoderReferences)? = nil) {
    self.values = values
    self.references = references
  }

  /// A Boolean value that indicates whether values are stored with keys. It is always `true`.
  public var allowsKeyedCoding: Bool { true }

  // MARK: Encoding

  /// Stores a value. If the value is `nil`, removes the stored one.
  public func encode<Value: CoderValue>(_ value: Value?, forKey key: String) {
    let content = value?.coderContent
    values[key] = content?.isTooDeep == true ? nil : content
  }

  /// Stores an integer.
  public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }

  /// Stores a number.
  public func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  /// Stores a reference to an object, as the path of restoration identifiers that leads to it.
  ///
  /// An object without such a path is not stored. A controller with an identifier has a path, and so do its
  /// children.
  public func encode(_ object: (any StateRestoring)?, forKey key: String) {
    values[key] = object.flatMap { references?.path(of: $0) }.map { .reference($0) }
  }

  /// Stores references to objects. Objects without a path of identifiers are left out.
  public func encode(_ objects: [any StateRestoring], forKey key: String) {
    values[key] = .list(objects.compactMap { references?.path(of: $0) }.map { .reference($0) })
  }

  /// Removes the value of a key.
  public func removeValue(forKey key: String) { values[key] = nil }

  // MARK: Decoding

  /// Returns a Boolean value that indicates whether a key has a value.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }

  /// Returns the value of a key. If there is no value of the type, returns `nil`.
  public func decode<Value: CoderValue>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    values[key].flatMap { Value(coderContent: $0) }
  }

  /// Returns the Boolean value of a key, or `false`.
  public func decodeBool(forKey key: String) -> Bool { decode(forKey: key) ?? false }
  /// Returns the integer of a key, or zero.
  public func decodeInteger(forKey key: String) -> Int { decode(forKey: key) ?? 0 }
  /// Returns the number of a key, or zero.
  public func decodeDouble(forKey key: String) -> Double { decode(forKey: key) ?? 0 }
  /// Returns the string of a key.
  public func decodeString(forKey key: String) -> String? { decode(forKey: key) }
  /// Returns the bytes of a key.
  public func decodeBytes(forKey key: String) -> [UInt8]? { decode(forKey: key) }
  /// Returns the point of a key, or zero.
  public func decodePoint(forKey key: String) -> Point { decode(forKey: key) ?? .zero }
  /// Returns the size of a key, or zero.
  public func decodeSize(forKey key: String) -> Size { decode(forKey: key) ?? .zero }
  /// Returns the rectangle of a key, or zero.
  public func decodeRect(forKey key: String) -> Rect { decode(forKey: key) ?? .zero }
  /// Returns the insets of a key, or zero.
  public func decodeEdgeInsets(forKey key: String) -> EdgeInsets { decode(forKey: key) ?? .zero }
  /// Returns the transform of a key, or the identity transform.
  public func decodeTransform(forKey key: String) -> Transform {
    decode(forKey: key) ?? .identity
  }

  /// Returns the object of a key. If there is no object of the type, returns `nil`.
  public func decodeObject<Object: StateRestoring>(
    of type: Object.Type, forKey key: String
  ) -> Object? {
    guard case .reference(let path) = values[key] else { return nil }
    return references?.object(at: path) as? Object
  }

  /// Returns the objects of a key, without those that no longer exist.
  public func decodeObjects<Object: StateRestoring>(
    of type: Object.Type, forKey key: String
  ) -> [Object] {
    guard case .list(let contents) = values[key] else { return [] }
    return contents.compactMap { content in
      guard case .reference(let path) = content else { return nil }
      return references?.object(at: path) as? Object
    }
  }

  /// Returns the value of a key without regard to its type: a `Bool`, `Int`, `Double`, `String`, `[UInt8]`,
  /// an array or a dictionary of these, or an object.
  public func decodeObject(forKey key: String) -> Any? { values[key].flatMap(plain) }

  private func plain(_ content: CoderContent) -> Any? {
    switch content {
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .text(let value): value
    case .bytes(let value): value
    case .list(let contents): contents.compactMap(plain)
    case .table(let contents): contents.compactMapValues(plain)
    case .reference(let path): references?.object(at: path)
    }
  }
}

/// An object that knows the paths of restoration identifiers that lead to objects.
@MainActor protocol CoderReferences: AnyObject {
  func path(of object: any StateRestoring) -> [String]?
  func object(at path: [String]) -> (any StateRestoring)?
}
