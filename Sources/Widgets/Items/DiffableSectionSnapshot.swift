/// The items of one section in a hierarchy, as an outline shows them. Follows
/// `NSDiffableDataSourceSectionSnapshot`.
///
///     var outline = DiffableSectionSnapshot<String>()
///     outline.append(["Fruit", "Bread"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     source.apply(outline, to: "Food")
///
/// Each item may occur once.
public struct DiffableSectionSnapshot<Item: Hashable> {
  private var roots: [Item] = []
  private var children: [Item: [Item]] = [:]
  private var parents: [Item: Item] = [:]
  private var members: Set<Item> = []
  private var expanded: Set<Item> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Content

  /// All items, each followed by its descendants.
  public var items: [Item] { walk(roots) { _ in true } }
  /// The items without a parent.
  public var rootItems: [Item] { roots }
  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [Item] { walk(roots) { expanded.contains($0) } }

  private func walk(_ start: [Item], _ descends: (Item) -> Bool) -> [Item] {
    guard !children.isEmpty else { return start }
    var found: [Item] = []
    func visit(_ items: [Item]) {
      for item in items {
        found.append(item)
        if descends(item), let below = children[item] { visit(below) }
      }
    }
    visit(start)
    return found
  }

  /// Returns a Boolean value that indicates whether an item is in the snapshot.
  public func contains(_ item: Item) -> Bool { members.contains(item) }
  /// Returns a Boolean value that indicates whether an item is expanded.
  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }
  /// Returns a Boolean value that indicates whether all ancestors of an item are expanded.
  public func isVisible(_ item: Item) -> Bool {
    guard members.contains(item) else { return false }
    guard let parent = parents[item] else { return true }
    return expanded.contains(parent) && isVisible(parent)
  }
  /// Returns the number of ancestors of an item.
  public func level(of item: Item) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  /// Returns the index of an item among all items, or `nil` if there is no such item.
  public func index(of item: Item) -> Int? { items.firstIndex(of: item) }
  /// Returns the parent of an item, or `nil` if it has none.
  public func parent(of child: Item) -> Item? { parents[child] }
  /// Returns a Boolean value that indicates whether an item has children.
  package func hasChildren(_ item: Item) -> Bool { !(children[item] ?? []).isEmpty }

  /// Returns the descendants of an item as a snapshot.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent])
      part.copy(children[parent] ?? [], below: parent, from: self)
      if expanded.contains(parent) { part.expanded.insert(parent) }
    } else {
      part.copy(children[parent] ?? [], below: nil, from: self)
    }
    return part
  }

  private mutating func copy(_ items: [Item], below parent: Item?, from other: Self) {
    append(items, to: parent)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      if let below = other.children[item] { copy(below, below: item, from: other) }
    }
  }

  /// Returns a description of the hierarchy for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = hasChildren(item) ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end, or as the last children of another item.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent {
      precondition(members.contains(parent), "There is no item \(parent) to add others to")
      take(items, below: parent)
      children[parent, default: []] += items
    } else {
      take(items, below: nil)
      roots += items
    }
  }

  /// Inserts items before another one, at its level.
  public mutating func insert(_ items: [Item], before item: Item) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after another one and its descendants, at its level.
  public mutating func insert(_ items: [Item], after item: Item) {
    insert(items, beside: item, offset: 1)
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(_ snapshot: Self, before item: Item) {
    insert(snapshot.roots, before: item)
    adopt(snapshot)
  }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(_ snapshot: Self, after item: Item) {
    insert(snapshot.roots, after: item)
    adopt(snapshot)
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    adopt(snapshot)
  }

  /// Removes items with their descendants. Items that are not in the snapshot are ignored.
  public mutating func delete(_ items: [Item]) {
    for item in items where members.contains(item) {
      if let below = children[item] { delete(below) }
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
        if children[parent]?.isEmpty ?? false { children[parent] = nil }
      } else {
        roots.removeAll { $0 == item }
      }
      members.remove(item)
      expanded.remove(item)
      parents[item] = nil
      children[item] = nil
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items.
  public mutating func expand(_ items: [Item]) {
    expanded.formUnion(items.filter { members.contains($0) })
  }

  /// Collapses items.
  public mutating func collapse(_ items: [Item]) { expanded.subtract(items) }

  private mutating func take(_ items: [Item], below parent: Item?) {
    for item in items {
      precondition(members.insert(item).inserted, "The item \(item) is in the snapshot already")
      parents[item] = parent
    }
  }

  private mutating func insert(_ items: [Item], beside item: Item, offset: Int) {
    precondition(
      members.contains(item), "There is no item \(item) in the snapshot to put others beside")
    let parent = parents[item]
    take(items, below: parent)
    if let parent, let index = children[parent]?.firstIndex(of: item) {
      children[parent]?.insert(contentsOf: items, at: index + offset)
    } else if let index = roots.firstIndex(of: item) {
      roots.insert(contentsOf: items, at: index + offset)
    }
  }

  /// Adds the descendants of the items that were inserted from another snapshot.
  private mutating func adopt(_ other: Self) {
    for root in other.roots {
      if other.expanded.contains(root) { expanded.insert(root) }
      if let below = other.children[root] { copy(below, below: root, from: other) }
    }
  }
}

extension DiffableSectionSnapshot: Sendable where Item: Sendable {}
