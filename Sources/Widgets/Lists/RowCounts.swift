import WindowResponder

/// The numbers of rows in sections, and the order of the rows.
protocol RowCounts {
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

  /// The first row, or `nil` if there are no rows.
  var firstRow: ItemPath? { firstRow(from: 0) }

  /// The last row, or `nil` if there are no rows.
  var lastRow: ItemPath? { row(before: ItemPath(row: 0, section: count)) }
}

extension [Int]: RowCounts {
  func rowCount(in section: Int) -> Int { indices.contains(section) ? self[section] : 0 }
}
