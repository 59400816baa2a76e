import ResponderPlatform
import ResponderRuntime

/// The contents of one pasteboard: this program's items, or the offer of another program.
@MainActor final class PasteboardStore {
  let name: Pasteboard.Name
  /// The selection that other programs see, or `nil` for a pasteboard of this program.
  let kind: SelectionKind?
  /// The pasteboards of the program. It is `nil` after the program context was destroyed.
  @BackLink private(set) var owner: Pasteboards?
  /// This program's items.
  private(set) var items: [PasteboardItem] = []
  /// A Boolean value that indicates whether this program has set the contents last.
  private(set) var isOurs: Bool
  /// A Boolean value that indicates whether other programs see the items.
  private var isShared = false
  private(set) var changeCount = 0
  /// The data that was read from another program, by canonical type.
  private var kept: [String: [UInt8]] = [:]
  let changes = ObserverList<Pasteboard.Change>()
  let removal = ObserverList<Pasteboard.Name>()
  private var expiry: ClockTimer?
  /// A Boolean value that indicates whether the pasteboard was removed. It stays empty.
  private var isRemoved = false

  init(_ name: Pasteboard.Name, kind: SelectionKind?, owner: Pasteboards) {
    self.name = name
    self.kind = kind
    self.owner = owner
    isOurs = kind == nil
  }

  private var display: (any Display)? { owner?.context?.display }

  /// The offered types, with the names of the other program, or with canonical names for this program's
  /// items.
  var types: [String] {
    if isOurs { return items.first?.types ?? [] }
    return kind.flatMap { display?.offeredTypes($0) } ?? []
  }

  /// Returns a Boolean value that indicates whether the first item has data of a type, without reading it.
  func firstHas(_ canonical: String) -> Bool {
    if isOurs { return items.first?.types.contains(canonical) ?? false }
    return PasteboardType.best(canonical, among: types) != nil
  }

  /// Returns a Boolean value that indicates whether an item has data of a type, without reading it.
  func has(_ canonical: String) -> Bool {
    if isOurs { return items.contains { $0.types.contains(canonical) } }
    return firstHas(canonical)
  }

  // MARK: Own items

  /// Replaces all items.
  func put(_ items: [PasteboardItem], isShared: Bool = true, lifetime: Double? = nil) {
    if isRemoved { return }
    let before = types
    self.items = items
    isOurs = true
    self.isShared = isShared
    kept = [:]
    offer()
    expiry?.invalidate()
    expiry = nil
    changed(from: before)
    let count = changeCount
    if let lifetime {
      expiry = ClockTimer.scheduledTimer(withTimeInterval: lifetime) { [weak self] _ in
        if let self, changeCount == count { put([]) }
      }
    }
  }

  /// Removes the items of a pasteboard that was removed. Later calls of ``put(_:isShared:lifetime:)`` have no
  /// effect.
  func invalidate() {
    isRemoved = true
    items = []
    expiry?.invalidate()
    expiry = nil
  }

  /// Sends the offer of this program's items to the display.
  func offer() {
    guard let kind, isOurs, let display else { return }
    display.offer(isShared ? wireTypes : [], as: kind)
  }

  /// The types in which other programs can request the items.
  private var wireTypes: [String] {
    var result: [String] = []
    for item in items {
      for type in item.types {
        for name in PasteboardType.names(type) where !result.contains(name) { result.append(name) }
      }
    }
    // Few programs accept URLs other than as text.
    if result.contains(PasteboardType.urls), !result.contains(PasteboardType.text) {
      result += PasteboardType.names(PasteboardType.text)
    }
    return result
  }

  /// Returns the data of a type for other programs, which receive a single item. Texts and URLs of all items
  /// are joined. For other types, returns the data of the first item that has it.
  func joinedBytes(_ type: String) -> [UInt8]? {
    switch type {
    case PasteboardType.text:
      let parts = items.compactMap { $0.data(type) }
      return parts.isEmpty ? nil : Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    case PasteboardType.urls:
      let parts = items.compactMap { $0.data(type) }
      return parts.isEmpty ? nil : Array(parts.joined())
    default:
      // For types that cannot be joined, only the data of the first item is created.
      return items.first { $0.types.contains(type) }?.bytes(type)
    }
  }

  // MARK: Another program's offer

  /// Returns the data of this program's first item, or the data that was read from another program.
  func knownBytes(_ canonical: String) -> [UInt8]? {
    isOurs ? items.first?.data(canonical) : kept[canonical]
  }

  /// Caches data that was read, within the limit, until the contents change.
  func keep(_ bytes: [UInt8], _ canonical: String, of count: Int) {
    guard count == changeCount, !isOurs else { return }
    var total = bytes.count
    for (type, bytes) in kept where type != canonical { total += bytes.count }
    if let owner, total <= owner.limits.maximumKeptByteCount { kept[canonical] = bytes }
  }

  /// Updates the contents after another program's offer has changed. While this program's items were not
  /// replaced, the offer is its own.
  func othersChanged() {
    guard !isOurs || !isShared || items.isEmpty else { return }
    othersTookOver()
  }

  /// Removes this program's items after another program has replaced them.
  func othersTookOver() {
    let before = isOurs ? types : []
    isOurs = false
    items = []
    kept = [:]
    expiry?.invalidate()
    expiry = nil
    changed(from: before)
  }

  private func changed(from before: [String]) {
    changeCount += 1
    let after = types
    let change = Pasteboard.Change(
      pasteboardName: name, typesAdded: after.filter { !before.contains($0) },
      typesRemoved: before.filter { !after.contains($0) })
    changes.tell(change)
    ProgramNotifications.tell(
      .pasteboardChanged(added: change.typesAdded, removed: change.typesRemoved),
      from: name == .general ? owner?.general : nil)
  }
}
