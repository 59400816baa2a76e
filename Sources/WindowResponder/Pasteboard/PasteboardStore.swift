import ResponderPlatform

/// What is on one pasteboard: items of our own, or what another program offers.
@MainActor final class PasteboardStore {
  let name: Pasteboard.Name
  /// The selection that other programs see it as; nil where they do not.
  let kind: SelectionKind?
  /// Nil once the program is gone whose pasteboard it was.
  private(set) weak var owner: Pasteboards?
  /// Our own items.
  private(set) var items: [PasteboardItem] = []
  /// Whether what was put on last was put on by this program.
  private(set) var isOurs: Bool
  /// Whether other programs are to see our items.
  private var isShared = false
  private(set) var changeCount = 0
  /// What was read of another program's, by canonical type.
  private var kept: [String: [UInt8]] = [:]
  let changes = ObserverList<Pasteboard.Change>()
  let removal = ObserverList<Pasteboard.Name>()
  private var expiry: ClockTimer?

  init(_ name: Pasteboard.Name, kind: SelectionKind?, owner: Pasteboards) {
    self.name = name
    self.kind = kind
    self.owner = owner
    isOurs = kind == nil
  }

  private var display: (any Display)? { owner?.context?.display }

  /// The types on offer, as the other program names them; ours by their canonical names.
  var types: [String] {
    if isOurs { return items.first?.types ?? [] }
    return kind.flatMap { display?.offeredTypes($0) } ?? []
  }

  /// Whether the first item has data of a type, without reading any.
  func firstHas(_ canonical: String) -> Bool {
    if isOurs { return items.first?.types.contains(canonical) ?? false }
    return PasteboardType.best(canonical, among: types) != nil
  }

  /// Whether any item has data of a type, without reading any.
  func has(_ canonical: String) -> Bool {
    if isOurs { return items.contains { $0.types.contains(canonical) } }
    return firstHas(canonical)
  }

  // MARK: Our own

  /// Replaces everything.
  func put(_ items: [PasteboardItem], isShared: Bool = true, lifetime: Double? = nil) {
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

  /// Tells the display what we offer.
  func offer() {
    guard let kind, isOurs, let display else { return }
    display.offer(isShared ? wireTypes : [], as: kind)
  }

  /// The types in which other programs can have our items.
  private var wireTypes: [String] {
    var result: [String] = []
    for item in items {
      for type in item.types {
        for name in PasteboardType.names(type) where !result.contains(name) { result.append(name) }
      }
    }
    // Few programs take an address but as text.
    if result.contains(PasteboardType.urls), !result.contains(PasteboardType.text) {
      result += PasteboardType.names(PasteboardType.text)
    }
    return result
  }

  /// Our data in a type as other programs get it, who know of one item only: all texts and all
  /// addresses one below the other, else what the first item has that has any.
  func joinedBytes(_ type: String) -> [UInt8]? {
    switch type {
    case PasteboardType.text:
      let parts = items.compactMap { $0.data(type) }
      return parts.isEmpty ? nil : Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    case PasteboardType.urls:
      let parts = items.compactMap { $0.data(type) }
      return parts.isEmpty ? nil : Array(parts.joined())
    default:
      // Of what cannot be joined only the first is made.
      return items.first { $0.types.contains(type) }?.bytes(type)
    }
  }

  // MARK: Another program's

  /// The data of our first item, or what has been read of another's.
  func knownBytes(_ canonical: String) -> [UInt8]? {
    isOurs ? items.first?.data(canonical) : kept[canonical]
  }

  /// Keeps what was read, as far as there is room, until something else is on the pasteboard.
  func keep(_ bytes: [UInt8], _ canonical: String, of count: Int) {
    guard count == changeCount, !isOurs else { return }
    var total = bytes.count
    for (type, bytes) in kept where type != canonical { total += bytes.count }
    if let owner, total <= owner.limits.maximumKeptByteCount { kept[canonical] = bytes }
  }

  /// Another program offers something else. While the display has not said that ours was replaced it
  /// is ours that it shows.
  func othersChanged() {
    guard !isOurs || !isShared || items.isEmpty else { return }
    othersTookOver()
  }

  /// Ours was replaced.
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
    ProgramNews.tell(
      .pasteboardChanged(added: change.typesAdded, removed: change.typesRemoved),
      from: name == .general ? owner?.general : nil)
  }
}
