/// Where everything in a table lies from top to bottom: headers, rows and footers, section by section.
///
/// Distances are in points from the top of the first section. It knows numbers alone and no views, so
/// that its arithmetic can be tested alone.
struct TableSections {
  /// One section's heights, in points.
  struct Section {
    var header = 0.0
    var rows = RowHeights()
    var footer = 0.0

    var height: Double { header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins. Those before ``validTops`` are right, the others are added up when
  /// they are asked for.
  private var tops: [Double] = []
  private var validTops = 0

  init(_ sections: [Section] = []) {
    self.sections = sections
    tops = Array(repeating: 0, count: sections.count + 1)
  }

  /// How many sections there are.
  var count: Int { sections.count }

  /// How many rows a section has; none where there is no such section.
  func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Whether there is such a row.
  func contains(_ path: ItemPath) -> Bool { path.row >= 0 && path.row < rowCount(in: path.section) }

  /// How high all is together.
  var height: Double { mutating get { top(of: count) } }

  // MARK: Where things lie

  /// Where a section begins; for the number of sections, where the last one ends.
  mutating func top(of section: Int) -> Double {
    let section = min(max(section, 0), count)
    if validTops < section {
      for index in validTops..<section { tops[index + 1] = tops[index] + sections[index].height }
      validTops = section
    }
    return tops[section]
  }

  /// Where a section's first row begins.
  mutating func rowsTop(of section: Int) -> Double { top(of: section) + sections[section].header }

  /// Where a section's footer begins.
  mutating func footerTop(of section: Int) -> Double {
    rowsTop(of: section) + sections[section].rows.total
  }

  /// Where a row begins.
  mutating func top(of path: ItemPath) -> Double {
    rowsTop(of: path.section) + sections[path.section].rows.offset(of: path.row)
  }

  /// How high a row is, or is taken to be.
  func height(of path: ItemPath) -> Double { sections[path.section].rows.height(of: path.row) }

  /// The section at a distance from the top: the first or last one for places outside, nil where there
  /// is none. Sections without height are passed by.
  mutating func section(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    _ = top(of: count)
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row at a distance from the top; nil in headers, footers and outside.
  mutating func row(at distance: Double) -> ItemPath? {
    guard let section = section(at: distance), distance >= 0 else { return nil }
    let rest = distance - rowsTop(of: section)
    guard rest >= 0, rest < sections[section].rows.total else { return nil }
    return ItemPath(row: sections[section].rows.row(at: rest), section: section)
  }

  /// The first row that ends below a distance from the top; nil where there is none.
  mutating func firstRow(endingBelow distance: Double) -> ItemPath? {
    guard var section = section(at: distance) else { return nil }
    let rest = distance - rowsTop(of: section)
    if rest < sections[section].rows.total, sections[section].rows.count > 0 {
      return ItemPath(row: sections[section].rows.row(at: rest), section: section)
    }
    section += 1
    while section < count {
      if sections[section].rows.count > 0 { return ItemPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  // MARK: Neighbours

  /// The row after one, in this section or a later one; nil after the last one.
  func row(after path: ItemPath) -> ItemPath? {
    if path.row + 1 < rowCount(in: path.section) {
      return ItemPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < count {
      if sections[section].rows.count > 0 { return ItemPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// The row before one, in this section or an earlier one; nil before the first one.
  func row(before path: ItemPath) -> ItemPath? {
    if path.row > 0, path.section < count, path.row <= rowCount(in: path.section) {
      return ItemPath(row: path.row - 1, section: path.section)
    }
    var section = min(path.section, count) - 1
    while section >= 0 {
      let rows = sections[section].rows.count
      if rows > 0 { return ItemPath(row: rows - 1, section: section) }
      section -= 1
    }
    return nil
  }

  /// The first row of all; nil where there is none.
  var firstRow: ItemPath? { row(after: ItemPath(row: -1, section: 0)) }

  /// The last row of all; nil where there is none.
  var lastRow: ItemPath? { row(before: ItemPath(row: 0, section: count)) }

  // MARK: Changes

  /// Keeps the height of a row, and tells by how much it grew.
  @discardableResult mutating func setHeight(_ height: Double, of path: ItemPath) -> Double {
    let growth = sections[path.section].rows.setHeight(height, of: path.row)
    if growth != 0 { validTops = min(validTops, path.section) }
    return growth
  }

  /// Keeps the height of a header, and tells by how much it grew.
  @discardableResult mutating func setHeaderHeight(_ height: Double, of section: Int) -> Double {
    let growth = height - sections[section].header
    sections[section].header = height
    if growth != 0 { validTops = min(validTops, section) }
    return growth
  }

  /// Keeps the height of a footer, and tells by how much it grew.
  @discardableResult mutating func setFooterHeight(_ height: Double, of section: Int) -> Double {
    let growth = height - sections[section].footer
    sections[section].footer = height
    if growth != 0 { validTops = min(validTops, section) }
    return growth
  }

  /// Forgets the height of a row, so that it is asked for again, and tells by how much it grew.
  @discardableResult mutating func forgetHeight(of path: ItemPath) -> Double {
    let growth = sections[path.section].rows.forgetHeight(of: path.row)
    if growth != 0 { validTops = min(validTops, path.section) }
    return growth
  }
}
