/// The identifiers of the sections and items that a ``TableViewDiffableDataSource`` or a
/// ``CollectionViewDiffableDataSource`` shows. Follows `NSDiffableDataSourceSnapshot`.
///
///     var snapshot = DiffableSnapshot<String, Int>()
///     snapshot.appendSections(["Favourites"])
///     snapshot.appendItems([3, 1, 4])
///
/// Each identifier may occur once.
public struct DiffableSnapshot<Section: Hashable, Item: Hashable> {
  package private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  /// The section of each item.
  private var homes: [Item: Section] = [:]
  /// The identifiers of the items to reload.
  public private(set) var reloadedItemIdentifiers: Set<Item> = []
  /// The identifiers of the items to configure again in the cells that they have.
  public private(set) var reconfiguredItemIdentifiers: Set<Item> = []
  /// The identifiers of the sections to reload with their items.
  public private(set) var reloadedSectionIdentifiers: Set<Section> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Content

  /// The sections, from top to bottom.
  public var sectionIdentifiers: [Section] { sections }
  /// All items, from top to bottom.
  public var itemIdentifiers: [Item] { items.flatMap { $0 } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// Returns the items of a section, or an empty array if there is no such section.
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    indexOfSection(section).map { items[$0] } ?? []
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Section) -> Int {
    itemIdentifiers(inSection: section).count
  }

  /// Returns the index of a section, or `nil` if there is no such section.
  public func indexOfSection(_ section: Section) -> Int? { sections.firstIndex(of: section) }

  /// Returns the index of an item among the items of all sections, or `nil` if there is no such item.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let path = path(of: item) else { return nil }
    return items[..<path.section].reduce(path.item) { $0 + $1.count }
  }

  /// Returns the section that contains an item, or `nil` if there is no such item.
  public func sectionIdentifier(containingItem item: Item) -> Section? { homes[item] }

  // MARK: By index paths

  /// Returns the identifier of the section at an index, or `nil` if the index is out of range.
  package func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the number of items in the section at an index, or 0 if the index is out of range.
  package func count(inSectionAt index: Int) -> Int {
    items.indices.contains(index) ? items[index].count : 0
  }

  /// Returns the item at an index path, or `nil` if the path is out of range.
  package func item(at path: ItemPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  /// Returns the index path of an item, or `nil` if there is no such item.
  package func path(of item: Item) -> ItemPath? {
    guard let section = homes[item], let index = indexOfSection(section),
      let place = items[index].firstIndex(of: item)
    else { return nil }
    return ItemPath(item: place, section: index)
  }

  // MARK: Changes

  /// Adds sections at the end.
  public mutating func appendSections(_ new: [Section]) { insert(new, at: sections.count) }

  /// Inserts sections before another one.
  public mutating func insertSections(_ new: [Section], beforeSection section: Section) {
    insert(new, at: place(of: section))
  }

  /// Inserts sections after another one.
  public mutating func insertSections(_ new: [Section], afterSection section: Section) {
    insert(new, at: place(of: section) + 1)
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(_ section: Section, beforeSection other: Section) {
    move(section, beside: other, offset: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(_ section: Section, afterSection other: Section) {
    move(section, beside: other, offset: 1)
  }

  /// Adds items at the end of a section. The default is the last section.
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    guard let target = section ?? sections.last, let index = indexOfSection(target) else {
      preconditionFailure("There is no section to add items to: call appendSections(_:) first")
    }
    take(new, into: target)
    items[index].append(contentsOf: new)
  }

  /// Inserts items before another one.
  public mutating func insertItems(_ new: [Item], beforeItem item: Item) {
    insert(new, beside: item, offset: 0)
  }

  /// Inserts items after another one.
  public mutating func insertItems(_ new: [Item], afterItem item: Item) {
    insert(new, beside: item, offset: 1)
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  public mutating func deleteItems(_ gone: [Item]) {
    for item in gone {
      guard let section = homes.removeValue(forKey: item), let index = indexOfSection(section)
      else { continue }
      items[index].removeAll { $0 == item }
    }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { self = DiffableSnapshot() }

  /// Removes sections with their items. Sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ gone: [Section]) {
    for section in gone {
      guard let index = indexOfSection(section) else { continue }
      for item in items[index] { homes[item] = nil }
      sections.remove(at: index)
      items.remove(at: index)
    }
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    move(item, beside: other, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    move(item, beside: other, offset: 1)
  }

  /// Moves an item to another index path, as the user has moved it.
  package mutating func moveItem(at old: ItemPath, to new: ItemPath) {
    guard items.indices.contains(old.section), items[old.section].indices.contains(old.item),
      items.indices.contains(new.section)
    else { return }
    let item = items[old.section].remove(at: old.item)
    items[new.section].insert(item, at: max(0, min(new.item, items[new.section].count)))
    homes[item] = sections[new.section]
  }

  /// Replaces the items of a section with the visible items of an outline.
  package mutating func setItems(_ new: [Item], of section: Section) {
    guard let index = indexOfSection(section) else { return }
    for item in items[index] { homes[item] = nil }
    items[index] = []
    take(new, into: section)
    items[index] = new
  }

  /// Reloads sections with their items.
  public mutating func reloadSections(_ changed: [Section]) {
    reloadedSectionIdentifiers.formUnion(changed)
  }

  /// Reloads items, in other cells. They are no longer selected.
  public mutating func reloadItems(_ changed: [Item]) {
    reloadedItemIdentifiers.formUnion(changed)
  }

  /// Configures items again, in the cells that they have.
  public mutating func reconfigureItems(_ changed: [Item]) {
    reconfiguredItemIdentifiers.formUnion(changed)
  }

  private func place(of section: Section) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("There is no section \(section) in the snapshot to put others beside")
    }
    return index
  }

  private mutating func insert(_ new: [Section], at index: Int) {
    for (offset, section) in new.enumerated() {
      precondition(
        !sections.contains(section), "The section \(section) is in the snapshot already")
      sections.insert(section, at: index + offset)
      items.insert([], at: index + offset)
    }
  }

  private mutating func move(_ section: Section, beside other: Section, offset: Int) {
    guard section != other else { return }
    let source = place(of: section)
    let moved = items.remove(at: source)
    sections.remove(at: source)
    let target = place(of: other) + offset
    sections.insert(section, at: target)
    items.insert(moved, at: target)
  }

  private mutating func move(_ item: Item, beside other: Item, offset: Int) {
    guard item != other else { return }
    deleteItems([item])
    insert([item], beside: other, offset: offset)
  }

  private mutating func take(_ new: [Item], into section: Section) {
    for item in new {
      precondition(homes[item] == nil, "The item \(item) is in the snapshot already")
      homes[item] = section
    }
  }

  private mutating func insert(_ new: [Item], beside item: Item, offset: Int) {
    guard let path = path(of: item) else {
      preconditionFailure("There is no item \(item) in the snapshot to put others beside")
    }
    take(new, into: sections[path.section])
    items[path.section].insert(contentsOf: new, at: path.item + offset)
  }

  /// Clears the reloads and reconfigurations after the snapshot was applied.
  mutating func settle() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }
}

extension DiffableSnapshot: Sendable where Section: Sendable, Item: Sendable {}
