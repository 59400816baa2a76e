/// The changes that lead from one snapshot to another.
package struct SnapshotChanges<Section: Hashable, Item: Hashable> {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [(from: Int, to: Int)] = []
  package var deletedItems: [ItemPath] = []
  package var insertedItems: [ItemPath] = []
  package var movedItems: [(from: ItemPath, to: ItemPath)] = []
  /// The former index paths of the items to reload.
  package private(set) var reloadedItems: [ItemPath] = []

  /// Creates the changes from one snapshot to another. A section to reload is deleted and inserted.
  init(
    from old: DiffableSnapshot<Section, Item>, to new: DiffableSnapshot<Section, Item>
  ) {
    let reloaded = new.reloadedSectionIdentifiers
    let oldSections = Self.places(of: old.sections, but: reloaded)
    let newSections = Self.places(of: new.sections, but: reloaded)
    for (index, section) in old.sections.enumerated() where newSections[section] == nil {
      deletedSections.append(index)
    }
    for (index, section) in new.sections.enumerated() where oldSections[section] == nil {
      insertedSections.append(index)
    }
    let moves = Self.moves(
      new.sections.compactMap { oldSections[$0] })
    for from in moves {
      if let to = newSections[old.sections[from]] { movedSections.append((from, to)) }
    }
    findItems(old, new, oldSections, newSections)
  }

  /// Adds the reloads of items, by their former index paths. An item that also moves is deleted and inserted,
  /// because a view that moves keeps its content.
  mutating func reload(_ paths: [ItemPath]) {
    let gone = Set(deletedItems)
    var targets: [ItemPath: ItemPath] = [:]
    for move in movedItems { targets[move.from] = move.to }
    var replaced: Set<ItemPath> = []
    for path in paths where !gone.contains(path) {
      let sectionIsDeleted = deletedSections.contains(path.section)
      if let target = targets[path] {
        guard replaced.insert(path).inserted else { continue }
        // Items of a deleted or an inserted section need no change of their own.
        if !sectionIsDeleted { deletedItems.append(path) }
        if !insertedSections.contains(target.section) { insertedItems.append(target) }
      } else if !sectionIsDeleted {
        reloadedItems.append(path)
      }
    }
    movedItems.removeAll { replaced.contains($0.from) }
  }

  private mutating func findItems(
    _ old: DiffableSnapshot<Section, Item>, _ new: DiffableSnapshot<Section, Item>,
    _ oldSections: [Section: Int], _ newSections: [Section: Int]
  ) {
    var oldPaths: [Item: ItemPath] = [:]
    let reloaded = new.reloadedSectionIdentifiers
    for (section, items) in old.items.enumerated() where !reloaded.contains(old.sections[section]) {
      for (row, item) in items.enumerated() {
        oldPaths[item] = ItemPath(row: row, section: section)
      }
    }
    var kept: Set<Item> = []
    for (index, items) in new.items.enumerated() where !reloaded.contains(new.sections[index]) {
      let source = oldSections[new.sections[index]]
      // Items that stay in their section and in their order need no move.
      var stay: [Int] = []
      for item in items {
        if let path = oldPaths[item], path.section == source { stay.append(path.row) }
      }
      let moving = Set(Self.moves(stay))
      for (row, item) in items.enumerated() {
        let to = ItemPath(row: row, section: index)
        guard let from = oldPaths[item] else {
          if source != nil { insertedItems.append(to) }
          continue
        }
        kept.insert(item)
        if from.section != source || moving.contains(from.row) { movedItems.append((from, to)) }
      }
    }
    for (section, items) in old.items.enumerated() where newSections[old.sections[section]] != nil {
      for (row, item) in items.enumerated() where !kept.contains(item) {
        deletedItems.append(ItemPath(row: row, section: section))
      }
    }
  }

  private static func places(of list: [Section], but left: Set<Section>) -> [Section: Int] {
    var places: [Section: Int] = [:]
    for (index, section) in list.enumerated() where !left.contains(section) {
      places[section] = index
    }
    return places
  }

  /// Returns the fewest numbers that have to be moved for the others to be in ascending order: those that are
  /// not in the longest ascending subsequence.
  static func moves(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var before: [Int] = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let low = tails.indices.partitioningIndex { numbers[tails[$0]] >= number }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var staying: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      staying.insert(index)
      index = before[index]
    }
    return numbers.indices.filter { !staying.contains($0) }.map { numbers[$0] }
  }
}
