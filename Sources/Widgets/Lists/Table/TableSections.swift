/// The vertical positions of a table view's headers, rows and footers, by section.
///
/// Distances are in points from the top of the first section. The type contains only numbers and no views, so
/// that it can be tested alone.
package struct TableSections: RowCounts {
  /// The heights of a section, in points.
  struct Section {
    var header = 0.0
    var rows = RowHeights()
    var footer = 0.0
    /// A Boolean value that indicates whether the section has a view for its header, or `nil` as long as the
    /// delegate was not asked. ``hasFooter`` is that for the footer.
    var hasHeader: Bool?
    var hasFooter: Bool?

    /// The room for placeholders among the rows, from top to bottom.
    var gaps: [Gap] = []

    /// The height of the rows with the room for placeholders.
    var rowsHeight: Double { gaps.reduce(rows.total) { $0 + $1.height } }
    var height: Double { header + rowsHeight + footer }
  }

  /// The room for a placeholder before a row, in points.
  struct Gap {
    var row: Int
    var height: Double
  }

  private(set) var sections: [Section] = []
  /// The top of each section. The values before ``validTops`` are valid. The others are computed on access.
  private var tops: [Double] = []
  private var validTops = 0

  init(_ sections: [Section] = []) {
    self.sections = sections
    tops = Array(repeating: 0, count: sections.count + 1)
  }

  /// The number of sections.
  package var count: Int { sections.count }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  package func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The height of all sections.
  var height: Double { mutating get { top(of: count) } }

  // MARK: Positions

  /// Returns the top of a section. For the number of sections, returns the end of the last one.
  @_optimize(speed) mutating func top(of section: Int) -> Double {
    let section = min(max(section, 0), count)
    if validTops < section {
      for index in validTops..<section { tops[index + 1] = tops[index] + sections[index].height }
      validTops = section
    }
    return tops[section]
  }

  /// Returns the top of a section's first row.
  mutating func rowsTop(of section: Int) -> Double { top(of: section) + sections[section].header }

  /// Returns the top of a section's footer.
  mutating func footerTop(of section: Int) -> Double {
    rowsTop(of: section) + sections[section].rowsHeight
  }

  /// Returns the top of a row.
  @_optimize(speed) mutating func top(of path: ItemPath) -> Double {
    let section = sections[path.section]
    let top = rowsTop(of: path.section) + section.rows.offset(of: path.row)
    return section.gaps.reduce(top) { $1.row <= path.row ? $0 + $1.height : $0 }
  }

  /// Returns the top of the room for a placeholder.
  mutating func top(ofGap index: Int, in section: Int) -> Double {
    let (rows, gaps) = (sections[section].rows, sections[section].gaps)
    let top = rowsTop(of: section) + rows.offset(of: gaps[index].row)
    return gaps[..<index].reduce(top) { $0 + $1.height }
  }

  /// Returns the known or the estimated height of a row.
  func height(of path: ItemPath) -> Double { sections[path.section].rows.height(of: path.row) }

  /// Returns the section at a distance from the top, or `nil` if there are no sections. For distances
  /// outside, returns the first or the last section. Sections of zero height are skipped.
  mutating func section(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    _ = top(of: count)
    return (1..<count).partitioningIndex { tops[$0] > distance } - 1
  }

  /// Returns the row at a distance from the top, or `nil` in headers, in footers and outside.
  mutating func row(at distance: Double) -> ItemPath? {
    guard let section = section(at: distance), distance >= 0 else { return nil }
    let rest = distance - rowsTop(of: section)
    guard rest >= 0, let found = row(at: rest, in: section), !found.isInGap else { return nil }
    return ItemPath(row: found.row, section: section)
  }

  /// Returns the row at a distance from the first row of a section, or `nil` below the last row. In the room
  /// for a placeholder it is the row below.
  private func row(at distance: Double, in section: Int) -> (row: Int, isInGap: Bool)? {
    let (rows, gaps) = (sections[section].rows, sections[section].gaps)
    var rest = distance
    for gap in gaps {
      let top = rows.offset(of: gap.row)
      if rest < top { break }
      if rest < top + gap.height { return gap.row < rows.count ? (gap.row, true) : nil }
      rest -= gap.height
    }
    return rest < rows.total ? (rows.row(at: rest), false) : nil
  }

  /// Returns the first row that ends below a distance from the top, or `nil` if there is none.
  mutating func firstRow(endingBelow distance: Double) -> ItemPath? {
    guard let section = section(at: distance) else { return nil }
    let rest = distance - rowsTop(of: section)
    if sections[section].rows.count > 0, let found = row(at: rest, in: section) {
      return ItemPath(row: found.row, section: section)
    }
    return firstRow(from: section + 1)
  }

  // MARK: Changes

  /// Replaces the placeholders of all sections. They are given in the order of their rows, each with the row
  /// that it precedes and its height, in points. Sections that do not exist are ignored.
  mutating func setGaps(_ gaps: [(path: ItemPath, height: Double)]) {
    for index in sections.indices where !sections[index].gaps.isEmpty { sections[index].gaps = [] }
    for (path, height) in gaps where sections.indices.contains(path.section) {
      let row = min(path.row, sections[path.section].rows.count)
      sections[path.section].gaps.append(Gap(row: row, height: height))
    }
    validTops = 0
  }

  /// Stores the height of a row, and returns the change of the height.
  @discardableResult mutating func setHeight(_ height: Double, of path: ItemPath) -> Double {
    let growth = sections[path.section].rows.setHeight(height, of: path.row)
    if growth != 0 { validTops = min(validTops, path.section) }
    return growth
  }

  /// Returns the height of a header or footer.
  func height(of end: TableSectionEnd) -> Double {
    end.isFooter ? sections[end.section].footer : sections[end.section].header
  }

  /// Stores the height of a header or footer, and returns the change of the height.
  @discardableResult mutating func setHeight(_ height: Double, of end: TableSectionEnd) -> Double {
    let growth = height - self.height(of: end)
    if end.isFooter {
      sections[end.section].footer = height
    } else {
      sections[end.section].header = height
    }
    if growth != 0 { validTops = min(validTops, end.section) }
    return growth
  }

  /// Stores whether a section has a header, or a footer. Returns `false` if that is known already.
  @discardableResult mutating func setHas(_ end: TableSectionEnd, _ exists: Bool) -> Bool {
    let section = sections[end.section]
    guard (end.isFooter ? section.hasFooter : section.hasHeader) != exists else { return false }
    if end.isFooter {
      sections[end.section].hasFooter = exists
    } else {
      sections[end.section].hasHeader = exists
    }
    return true
  }

  /// Removes the known height of a row, so that it is requested again, and returns the change of the height.
  @discardableResult mutating func forgetHeight(of path: ItemPath) -> Double {
    let growth = sections[path.section].rows.forgetHeight(of: path.row)
    if growth != 0 { validTops = min(validTops, path.section) }
    return growth
  }
}
