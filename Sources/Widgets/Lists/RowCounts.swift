import WindowResponder

/// The numbers of rows in sections, and the order of the rows.
package protocol RowCounts {
  /// The number of sections.
  var count: Int { get }
  /// Returns the number of rows in a section, or 0 if there is no such section.
  func rowCount(in section: Int) -> Int
}

extension RowCounts {
  /// Returns a Boolean value that indicates whether there is a row at an index path.
  func contains(_ path: ItemPath) -> Bool { path.row >= 0 && path.row < rowCount(in: path.section) }

  /// Returns the next row, in this or a later section, or `nil` after the last row.
  func row(after path: ItemPath) -> ItemPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return ItemPath(row: path.row + 1, section: path.section)
    }
    return firstRow(from: path.section + 1)
  }

  /// Returns the first row of a section or of those after it, or `nil` if there is none.
  func firstRow(from section: Int) -> ItemPath? {
    var section = section
    while section < count {
      if rowCount(in: section) > 0 { return ItemPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// Returns the previous row, in this or an earlier section, or `nil` before the first row.
  func row(before path: ItemPath) -> ItemPath? {
    if path.row > 0, path.section < count, path.row <= rowCount(in: path.section) {
      return ItemPath(row: path.row - 1, section: path.section)
    }
    var section = min(path.section, count) - 1
    while section >= 0 {
      let rows = rowCount(in: section)
      if rows > 0 { return ItemPath(row: rows - 1, section: section) }
      section -= 1
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a row can be moved to an index path: that of a row, or of
  /// the end of another section.
  func canMove(_ source: ItemPath, to target: ItemPath) -> Bool {
    guard target.section >= 0, target.section < count, target.row >= 0 else { return false }
    let rows = rowCount(in: target.section)
    return target.row < rows || target.section != source.section && target.row == rows
  }

  /// The first row, or `nil` if there are no rows.
  var firstRow: ItemPath? { firstRow(from: 0) }

  /// The last row, or `nil` if there are no rows.
  var lastRow: ItemPath? { row(before: ItemPath(row: 0, section: count)) }
}

/// A table or a collection with its numbers of items.
@MainActor package protocol CountedItemHost: ItemHost {
  associatedtype Counts: RowCounts
  /// The numbers of items when they were last loaded.
  var counts: Counts { get }
}

extension CountedItemHost {
  package var firstItem: ItemPath? {
    loadIfNeeded()
    return counts.firstRow
  }

  package var lastItem: ItemPath? {
    loadIfNeeded()
    return counts.lastRow
  }

  package func contains(_ path: ItemPath) -> Bool { counts.contains(path) }

  package func item(after path: ItemPath) -> ItemPath? { counts.row(after: path) }

  package func item(before path: ItemPath) -> ItemPath? { counts.row(before: path) }

  package func dragCount(ofSection section: Int?) -> Int {
    loadIfNeeded()
    return section.map(counts.rowCount) ?? counts.count
  }
}

extension [Int]: RowCounts {
  package func rowCount(in section: Int) -> Int { indices.contains(section) ? self[section] : 0 }
}
