/// The index path of every row and section of a table after a batch of changes.
///
/// The map is created from the changes and from the numbers of rows before and after them. It checks that
/// they match, as UIKit does.
package struct ItemUpdateMap {
  /// The new index of each former section, or `nil` if the section was deleted.
  package let sectionTargets: [Int?]
  /// The former index of each section, or `nil` if the section was inserted.
  package let sectionSources: [Int?]
  /// The former indexes of the sections that were reloaded, so all their rows are new.
  package let reloadedSections: Set<Int>
  private let itemTargets: [ItemPath: ItemPath]
  private let shifts: [Int: ItemShift]
  private let deletedItems: Set<ItemPath>

  /// The changes of a former section's rows.
  private struct ItemShift {
    var removed: [Int] = []
    var inserted: [Int] = []
  }

  /// Creates a map. If the changes do not match the numbers, the program ends with a message.
  package init(checked changes: ItemChanges, before: [Int], after: [Int]) {
    do throws(ItemUpdateError) {
      self = try ItemUpdateMap(changes, before: before, after: after)
    } catch {
      preconditionFailure(error.description)
    }
  }

  package init(
    _ changes: ItemChanges, before: [Int], after: [Int]
  ) throws(ItemUpdateError) {
    try Self.checkPlaces(changes, before, after)
    try Self.checkDoubles(changes)
    reloadedSections = changes.sections.reloaded
    let targets = try Self.sectionTargets(changes, before.count, after.count)
    var sources: [Int?] = Array(repeating: nil, count: after.count)
    for (old, new) in targets.enumerated() { if let new { sources[new] = old } }
    sectionTargets = targets
    sectionSources = sources
    deletedItems = changes.items.deleted

    var moves: [ItemPath: ItemPath] = [:]
    var shifts: [Int: ItemShift] = [:]
    for path in changes.items.deleted {
      shifts[path.section, default: .init()].removed.append(path.row)
    }
    for move in changes.items.moved {
      let target = sources[move.to.section]
      if target.map(changes.sections.reloaded.contains) != true { moves[move.from] = move.to }
      shifts[move.from.section, default: .init()].removed.append(move.from.row)
      if let source = sources[move.to.section] {
        shifts[source, default: .init()].inserted.append(move.to.row)
      }
    }
    for path in changes.items.inserted {
      if let source = sources[path.section] {
        shifts[source, default: .init()].inserted.append(path.row)
      }
    }
    for section in shifts.keys {
      shifts[section]?.removed.sort()
      shifts[section]?.inserted.sort()
    }
    itemTargets = moves
    self.shifts = shifts
    for (new, source) in sources.enumerated() {
      guard let source, !changes.sections.reloaded.contains(source) else { continue }
      let shift = shifts[source]
      let (inserted, removed) = (shift?.inserted.count ?? 0, shift?.removed.count ?? 0)
      if after[new] != before[source] + inserted - removed {
        throw .itemCount(
          section: source, before: before[source], after: after[new], inserted: inserted,
          deleted: removed)
      }
    }
  }

  /// Returns the new index path of a former row, or `nil` if the row was deleted or its section was reloaded.
  package func target(of path: ItemPath) -> ItemPath? {
    if let moved = itemTargets[path] { return moved }
    guard let section = keptTarget(ofSection: path.section), !deletedItems.contains(path)
    else { return nil }
    guard let shift = shifts[path.section] else { return ItemPath(row: path.row, section: section) }
    let rank = path.row - shift.removed.indices.partitioningIndex { shift.removed[$0] >= path.row }
    // The row is at the position in the new section that has `rank` rows before it that were not inserted.
    let low = shift.inserted.indices.partitioningIndex { shift.inserted[$0] - $0 > rank }
    return ItemPath(row: rank + low, section: section)
  }

  /// Returns the new index of a former section, or `nil` if the section was deleted.
  package func target(ofSection section: Int) -> Int? {
    sectionTargets.indices.contains(section) ? sectionTargets[section] : nil
  }

  /// Returns the new index of a former section, or `nil` if the section was deleted or reloaded.
  package func keptTarget(ofSection section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : target(ofSection: section)
  }

  /// Returns a Boolean value that indicates whether all rows of a former section keep their indexes.
  package func keepsItems(ofSection section: Int) -> Bool {
    shifts[section] == nil && !reloadedSections.contains(section)
  }
}

extension Dictionary {
  /// Returns the values with new keys. Values whose new key is `nil` are removed.
  package func movingKeys(_ target: (Key) -> Key?) -> [Key: Value] {
    var moved: [Key: Value] = [:]
    for (key, value) in self {
      if let new = target(key) { moved[new] = value }
    }
    return moved
  }
}

extension ItemUpdateMap {
  private static func sectionTargets(
    _ changes: ItemChanges, _ before: Int, _ after: Int
  ) throws(ItemUpdateError) -> [Int?] {
    var targets: [Int?] = Array(repeating: nil, count: before)
    var filled = changes.sections.inserted
    var leaving = changes.sections.deleted
    for move in changes.sections.moved {
      targets[move.from] = move.to
      filled.insert(move.to)
      leaving.insert(move.from)
    }
    guard before - leaving.count == after - filled.count else {
      throw .sectionCount(
        before: before, after: after, inserted: changes.sections.inserted.count,
        deleted: changes.sections.deleted.count)
    }
    var new = 0
    for old in 0..<before where !leaving.contains(old) {
      while filled.contains(new) { new += 1 }
      targets[old] = new
      new += 1
    }
    return targets
  }

  private static func checkPlaces(
    _ changes: ItemChanges, _ before: [Int], _ after: [Int]
  ) throws(ItemUpdateError) {
    let (items, sections) = (changes.items, changes.sections)
    try check("delete", sections.deleted, before)
    try check("reload", sections.reloaded, before)
    try check("move", sections.moved.map(\.from), before)
    try check("insert", sections.inserted, after, isAfter: true)
    try check("move to", sections.moved.map(\.to), after, isAfter: true)
    try check("delete", items.deleted, before)
    try check("reload", items.reloaded, before)
    try check("move", items.moved.map(\.from), before)
    try check("insert", items.inserted, after, isAfter: true)
    try check("move to", items.moved.map(\.to), after, isAfter: true)
  }

  private static func check(
    _ verb: String, _ sections: some Sequence<Int>, _ counts: [Int], isAfter: Bool = false
  ) throws(ItemUpdateError) {
    for section in sections where !counts.indices.contains(section) {
      throw isAfter
        ? .noSectionAfter(verb, section: section, count: counts.count)
        : .noSectionBefore(verb, section: section, count: counts.count)
    }
  }

  private static func check(
    _ verb: String, _ paths: some Sequence<ItemPath>, _ counts: [Int], isAfter: Bool = false
  ) throws(ItemUpdateError) {
    for path in paths {
      try check(verb, CollectionOfOne(path.section), counts, isAfter: isAfter)
      let count = counts[path.section]
      guard path.row < 0 || path.row >= count else { continue }
      throw isAfter
        ? .noItemAfter(verb, path, count: count) : .noItemBefore(verb, path, count: count)
    }
  }

  private static func checkDoubles(_ changes: ItemChanges) throws(ItemUpdateError) {
    try checkOnce(changes.items, "row at")
    try checkOnce(changes.sections, "section")
  }

  private static func checkOnce<Place: Hashable>(
    _ changes: ItemChanges.Changes<Place>, _ word: String
  ) throws(ItemUpdateError) {
    let gone = changes.deleted
    if let both = gone.intersection(changes.reloaded).first {
      throw .twice("the \(word) \(both) is both deleted and reloaded")
    }
    var from: Set<Place> = []
    var to: Set<Place> = []
    for move in changes.moved {
      if gone.contains(move.from) { throw .twice("the \(word) \(move.from) is deleted and moved") }
      if changes.inserted.contains(move.to) {
        throw .twice("the \(word) \(move.to) is inserted, and another one is moved there")
      }
      guard from.insert(move.from).inserted else {
        throw .twice("the \(word) \(move.from) is moved twice")
      }
      guard to.insert(move.to).inserted else {
        throw .twice("two are moved to the \(word) \(move.to)")
      }
    }
  }
}
