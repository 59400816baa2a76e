import ResponderSystem

/// Methods for several items, each in several types.
extension Pasteboard {
  /// The number of items. The data of another program is one item.
  public var numberOfItems: Int {
    store.isOurs ? store.items.count : store.types.isEmpty ? 0 : 1
  }

  /// The items, as dictionaries of values by type. The data of another program is included as far as it was
  /// read.
  public var items: [[String: Any]] {
    get {
      if store.isOurs {
        return store.items.map { item in
          var values: [String: Any] = [:]
          for type in item.types {
            values[type] = item.value(type) ?? item.bytes(type).map { Self.value(of: $0, type) }
          }
          return values
        }
      }
      var values: [String: Any] = [:]
      for type in store.types {
        let canonical = PasteboardType.canonical(type)
        if let bytes = store.knownBytes(canonical) {
          values[canonical] = Self.value(of: bytes, canonical)
        }
      }
      return store.types.isEmpty ? [] : [values]
    }
    set { setItems(newValue) }
  }

  /// Replaces all items by dictionaries of values by type. ``setValue(_:forPasteboardType:)`` describes the
  /// values.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    store.put(
      items.map(Self.item), isShared: options[.localOnly] as? Bool != true,
      lifetime: options[.lifetime] as? Double)
  }

  /// Adds items. If the pasteboard has items of another program, replaces them.
  public func addItems(_ items: [[String: Any]]) {
    store.put((store.isOurs ? store.items : []) + items.map(Self.item))
  }

  /// Returns the types of the items at indexes, or of all items. If there is no such item, returns `nil`.
  @_disfavoredOverload public func types(forItemSet itemSet: [Int]?) -> [[String]]? {
    if !store.isOurs { return store.types.isEmpty ? nil : [store.types] }
    let chosen = chosenItems(itemSet)
    return chosen.isEmpty ? nil : chosen.map(\.types)
  }

  /// Returns a Boolean value that indicates whether each of the items at indexes, or of all items, has one of
  /// the types.
  @_disfavoredOverload public func contains(
    pasteboardTypes: [String], inItemSet itemSet: [Int]?
  ) -> Bool {
    guard store.isOurs else { return contains(pasteboardTypes: pasteboardTypes) }
    let types = pasteboardTypes.map(PasteboardType.canonical)
    let chosen = chosenItems(itemSet)
    return !chosen.isEmpty && chosen.allSatisfy { !Set($0.types).isDisjoint(with: types) }
  }

  /// Returns the indexes of the items that have one of the types, or `nil` if there are none.
  @_disfavoredOverload public func itemSet(
    withPasteboardTypes pasteboardTypes: [String]
  ) -> [Int]? {
    guard store.isOurs else { return contains(pasteboardTypes: pasteboardTypes) ? [0] : nil }
    let types = pasteboardTypes.map(PasteboardType.canonical)
    let found = store.items.indices.filter {
      !Set(store.items[$0].types).isDisjoint(with: types)
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the data of a type of the items at indexes, or of all items. If no item has the type, returns
  /// `nil`.
  @_disfavoredOverload public func data(
    forPasteboardType type: String, inItemSet itemSet: [Int]?
  ) -> [[UInt8]]? {
    guard store.isOurs else { return data(forPasteboardType: type).map { [$0] } }
    let found = chosenItems(itemSet).compactMap { $0.bytes(PasteboardType.canonical(type)) }
    return found.isEmpty ? nil : found
  }

  /// Returns the values of a type of the items at indexes, or of all items. If no item has the type, returns
  /// `nil`. ``value(forPasteboardType:)`` describes the values.
  @_disfavoredOverload public func values(
    forPasteboardType type: String, inItemSet itemSet: [Int]?
  ) -> [Any]? {
    guard store.isOurs else { return value(forPasteboardType: type).map { [$0] } }
    let type = PasteboardType.canonical(type)
    let found = chosenItems(itemSet).compactMap { item in
      item.value(type) ?? item.bytes(type).map { Self.value(of: $0, type) }
    }
    return found.isEmpty ? nil : found
  }

  /// An option for items that are added.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Bool` that indicates whether only this program sees the items.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
    /// A `Double` with the time after which the items are removed, in seconds. It replaces
    /// `UIPasteboard.OptionsKey.expirationDate`.
    public static let lifetime = OptionsKey(rawValue: "lifetime")
  }

  private func chosenItems(_ numbers: [Int]?) -> [PasteboardItem] {
    guard let numbers else { return store.items }
    return numbers.filter(store.items.indices.contains).map { store.items[$0] }
  }

  private static func item(_ values: [String: Any]) -> PasteboardItem {
    let item = PasteboardItem()
    // A dictionary is not ordered. The best types are the first.
    let order = [PasteboardType.png, PasteboardType.urls, PasteboardType.html, PasteboardType.text]
    func rank(_ type: String) -> Int {
      order.firstIndex(of: PasteboardType.canonical(type)) ?? -1
    }
    for type in values.keys.ordered(by: { (rank($0), $0) < (rank($1), $1) }) {
      if let value = values[type] { item.set(value: value, for: type) }
    }
    return item
  }
}
