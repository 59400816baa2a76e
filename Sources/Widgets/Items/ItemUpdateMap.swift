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

  package init(
    _ changes: ItemChanges, before: [Int], after: [Int]
  ) throws(ItemUpdateError) {
    try Self.checkPlaces(changes, before, after)
    try Self.checkDoubles(changes)
    reloadedSections = changes.reloadedSections
    let targets = try Self.sectionTargets(changes, before.count, after.count)
    var sources: [Int?] = Array(repeating: nil, count: after.count)
    for (old, new) in targets.enumerated() { if let new { sources[new] = old } }
    sectionTargets = targets
    sectionSources = sources
    deletedItems = changes.deletedItems

    var moves: [ItemPath: ItemPath] = [:]
    var shifts: [Int: ItemShift] = [:]
    for path in changes.deletedItems {
      shifts[path.section, default: .init()].removed.append(path.row)
    }
    for move in changes.movedItems {
      let target = sources[move.to.section]
      if target.map(changes.reloadedSections.contains) != true { moves[move.from] = move.to }
      shifts[move.from.section, default: .init()].removed.append(move.from.row)
      if let source = sources[move.to.section] {
        shifts[source, default: .init()].inserted.append(move.to.row)
      }
    }
    for path in changes.insertedItems {
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
      guard let source, !changes.reloadedSections.contains(source) else { continue }
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
    guard path.section < sectionTargets.count, let section = sectionTargets[path.section],
      !reloadedSections.contains(path.section), !deletedItems.contains(path)
    else { return nil }
    guard let shift = shifts[path.section] else { return ItemPath(row: path.row, section: section) }
    let rank = path.row - Self.number(of: shift.removed, below: path.row)
    // The row is at the position in the new section that has `rank` rows before it that were not inserted.
    var low = 0
    var high = shift.inserted.count
    while low < high {
      let middle = (low + high) / 2
      if shift.inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return ItemPath(row: rank + low, section: section)
  }

  /// Returns a Boolean value that indicates whether all rows of a former section keep their indexes.
  package func keepsItems(ofSection section: Int) -> Bool {
    shifts[section] == nil && !reloadedSections.contains(section)
  }

  private static func number(of sorted: [Int], below limit: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ItemUpdateMap {
  private static func sectionTargets(
    _ changes: ItemChanges, _ before: Int, _ after: Int
  ) throws(ItemUpdateError) -> [Int?] {
    var targets: [Int?] = Array(repeating: nil, count: before)
    var filled = changes.insertedSections
    var leaving = changes.deletedSections
    for move in changes.movedSections {
      targets[move.from] = move.to
      filled.insert(move.to)
      leaving.insert(move.from)
    }
    guard before - leaving.count == after - filled.count else {
      throw .sectionCount(
        before: before, after: after, inserted: changes.insertedSections.count,
        deleted: changes.deletedSections.count)
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
    for (verb, sections) in [
      ("delete", changes.deletedSections), ("reload", changes.reloadedSections),
      ("move", Set(changes.movedSections.map(\.from))),
    ] {
      for section in sections where !before.indices.contains(section) {
        throw .noSectionBefore(verb, section: section, count: before.count)
      }
    }
    for (verb, sections) in [
      ("insert", changes.insertedSections), ("move to", Set(changes.movedSections.map(\.to))),
    ] {
      for section in sections where !after.indices.contains(section) {
        throw .noSectionAfter(verb, section: section, count: after.count)
      }
    }
    for (verb, paths) in [
      ("delete", changes.deletedItems), ("reload", changes.reloadedItems),
      ("move", Set(changes.movedItems.map(\.from))),
    ] {
      for path in paths {
        guard before.indices.contains(path.section) else {
          throw .noSectionBefore(verb, section: path.section, count: before.count)
        }
        if path.row < 0 || path.row >= before[path.section] {
          throw .noItemBefore(verb, path, count: before[path.section])
        }
      }
    }
    for (verb, paths) in [
      ("insert", changes.insertedItems), ("move to", Set(changes.movedItems.map(\.to))),
    ] {
      for path in paths {
        guard after.indices.contains(path.section) else {
          throw .noSectionAfter(verb, section: path.section, count: after.count)
        }
        if path.row < 0 || path.row >= after[path.section] {
          throw .noItemAfter(verb, path, count: after[path.section])
        }
      }
    }
  }

  private static func checkDoubles(_ changes: ItemChanges) throws(ItemUpdateError) {
    try checkOnce(
      changes.movedItems, gone: changes.deletedItems, reloaded: changes.reloadedItems,
      new: changes.insertedItems, "row at")
    try checkOnce(
      changes.movedSections, gone: changes.deletedSections, reloaded: changes.reloadedSections,
      new: changes.insertedSections, "section")
  }

  private static func checkOnce<Place: Hashable>(
    _ moves: [ItemChanges.Move<Place>], gone: Set<Place>, reloaded: Set<Place>, new: Set<Place>,
    _ word: String
  ) throws(ItemUpdateError) {
    if let both = gone.intersection(reloaded).first {
      throw .twice("the \(word) \(both) is both deleted and reloaded")
    }
    var from: Set<Place> = []
    var to: Set<Place> = []
    for move in moves {
      if gone.contains(move.from) { throw .twice("the \(word) \(move.from) is deleted and moved") }
      if new.contains(move.to) {
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
