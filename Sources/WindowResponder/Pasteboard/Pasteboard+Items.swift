/// Several items, each in several types.
extension Pasteboard {
  /// How many items there are; what another program offers is one.
  public var numberOfItems: Int {
    store.isOurs ? store.items.count : store.types.isEmpty ? 0 : 1
  }

  /// The items: values by their types. Another program's data is there as far as it has been read.
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

  /// Replaces everything by items: values by their types, as
  /// ``setValue(_:forPasteboardType:)`` takes them.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    store.put(
      items.map(Self.item), isShared: options[.localOnly] as? Bool != true,
      lifetime: options[.lifetime] as? Double)
  }

  /// Puts further items on; where another program's are there, in their place.
  public func addItems(_ items: [[String: Any]]) {
    store.put((store.isOurs ? store.items : []) + items.map(Self.item))
  }

  /// The types of the items with these numbers, or of all; nil where there is no such item.
  public func types(forItemSet itemSet: [Int]?) -> [[String]]? {
    if !store.isOurs { return store.types.isEmpty ? nil : [store.types] }
    let chosen = chosenItems(itemSet)
    return chosen.isEmpty ? nil : chosen.map(\.types)
  }

  /// Whether each of the items with these numbers, or of all, has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: [Int]?) -> Bool {
    guard store.isOurs else { return contains(pasteboardTypes: pasteboardTypes) }
    let types = pasteboardTypes.map(PasteboardType.canonical)
    let chosen = chosenItems(itemSet)
    return !chosen.isEmpty && chosen.allSatisfy { !Set($0.types).isDisjoint(with: types) }
  }

  /// The numbers of the items that have one of the types; nil where none has.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> [Int]? {
    guard store.isOurs else { return contains(pasteboardTypes: pasteboardTypes) ? [0] : nil }
    let types = pasteboardTypes.map(PasteboardType.canonical)
    let found = store.items.indices.filter {
      !Set(store.items[$0].types).isDisjoint(with: types)
    }
    return found.isEmpty ? nil : found
  }

  /// The data of the items with these numbers, or of all, that have the type; nil where none has.
  public func data(
    forPasteboardType type: String, inItemSet itemSet: [Int]?
  ) -> [[UInt8]]? {
    guard store.isOurs else { return data(forPasteboardType: type).map { [$0] } }
    let found = chosenItems(itemSet).compactMap { $0.bytes(PasteboardType.canonical(type)) }
    return found.isEmpty ? nil : found
  }

  /// What holds for the items that are put on.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Bool`: whether only this program sees the items.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
    /// A `Double`: after how many seconds the items go. In the place of
    /// `UIPasteboard.OptionsKey.expirationDate`.
    public static let lifetime = OptionsKey(rawValue: "lifetime")
  }

  private func chosenItems(_ numbers: [Int]?) -> [PasteboardItem] {
    guard let numbers else { return store.items }
    return numbers.filter(store.items.indices.contains).map { store.items[$0] }
  }

  private static func item(_ values: [String: Any]) -> PasteboardItem {
    let item = PasteboardItem()
    // A dictionary has no order; the best types are named first.
    let order = [PasteboardType.png, PasteboardType.urls, PasteboardType.html, PasteboardType.text]
    func rank(_ type: String) -> Int {
      order.firstIndex(of: PasteboardType.canonical(type)) ?? -1
    }
    for type in values.keys.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      if let value = values[type] { item.set(value: value, for: type) }
    }
    return item
  }
}
