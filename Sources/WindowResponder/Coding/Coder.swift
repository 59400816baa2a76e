/// What an object writes down of its state, and what it reads of it later: values by keys.
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
/// A key that is not there, or one that another type was kept under, gives nil, false or zero. Keys that
/// begin with a full stop are the library's. Follows `NSCoder` with keys; it reads no archives of objects.
@preconcurrency @MainActor public final class Coder {
  /// What is kept, by keys.
  package internal(set) var values: [String: CoderContent]
  private let references: (any CoderReferences)?

  /// Creates a coder that holds nothing.
  public convenience init() { self.init([:]) }

  init(_ values: [String: CoderContent], references: (any CoderReferences)? = nil) {
    self.values = values
    self.references = references
  }

  /// Values are kept by keys: always true.
  public var allowsKeyedCoding: Bool { true }

  // MARK: Writing

  /// Keeps a value; nil takes away what is there.
  public func encode<Value: CoderValue>(_ value: Value?, forKey key: String) {
    let content = value?.coderContent
    values[key] = content?.isTooDeep == true ? nil : content
  }

  /// Keeps a number.
  public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }

  /// Keeps a number.
  public func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  /// Keeps which object it is, by the identifiers that lead to it. An object that no identifiers lead to is
  /// not kept. A controller that is named so is kept, as are a controller's children.
  public func encode(_ object: (any StateRestoring)?, forKey key: String) {
    values[key] = object.flatMap { references?.path(of: $0) }.map { .reference($0) }
  }

  /// Keeps which objects these are; those that no identifiers lead to are left out.
  public func encode(_ objects: [any StateRestoring], forKey key: String) {
    values[key] = .list(objects.compactMap { references?.path(of: $0) }.map { .reference($0) })
  }

  /// Takes away what is kept under a key.
  public func removeValue(forKey key: String) { values[key] = nil }

  // MARK: Reading

  /// Whether something is kept under a key.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }

  /// The value of a key; nil where there is none of the type.
  public func decode<Value: CoderValue>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    values[key].flatMap { Value(coderContent: $0) }
  }

  /// Whether true is kept under a key.
  public func decodeBool(forKey key: String) -> Bool { decode(forKey: key) ?? false }
  /// The whole number of a key, else zero.
  public func decodeInteger(forKey key: String) -> Int { decode(forKey: key) ?? 0 }
  /// The number of a key, else zero.
  public func decodeDouble(forKey key: String) -> Double { decode(forKey: key) ?? 0 }
  /// The text of a key.
  public func decodeString(forKey key: String) -> String? { decode(forKey: key) }
  /// The bytes of a key.
  public func decodeBytes(forKey key: String) -> [UInt8]? { decode(forKey: key) }
  /// The point of a key, else zero.
  public func decodePoint(forKey key: String) -> Point { decode(forKey: key) ?? .zero }
  /// The size of a key, else zero.
  public func decodeSize(forKey key: String) -> Size { decode(forKey: key) ?? .zero }
  /// The rectangle of a key, else zero.
  public func decodeRect(forKey key: String) -> Rect { decode(forKey: key) ?? .zero }
  /// The insets of a key, else zero.
  public func decodeEdgeInsets(forKey key: String) -> EdgeInsets { decode(forKey: key) ?? .zero }
  /// The transform of a key, else the one that changes nothing.
  public func decodeTransform(forKey key: String) -> Transform {
    decode(forKey: key) ?? .identity
  }

  /// The object of a key; nil where there is none, or none of the type.
  public func decodeObject<Object: StateRestoring>(
    of type: Object.Type, forKey key: String
  ) -> Object? {
    guard case .reference(let path) = values[key] else { return nil }
    return references?.object(at: path) as? Object
  }

  /// The objects of a key, without those that are not there any more.
  public func decodeObjects<Object: StateRestoring>(
    of type: Object.Type, forKey key: String
  ) -> [Object] {
    guard case .list(let contents) = values[key] else { return [] }
    return contents.compactMap { content in
      guard case .reference(let path) = content else { return nil }
      return references?.object(at: path) as? Object
    }
  }

  /// What is kept under a key, whatever it is: a `Bool`, `Int`, `Double`, `String`, `[UInt8]`, an array or a
  /// dictionary of these, or an object.
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

/// Knows which identifiers lead to an object, and the other way round.
@MainActor protocol CoderReferences: AnyObject {
  func path(of object: any StateRestoring) -> [String]?
  func object(at path: [String]) -> (any StateRestoring)?
}
