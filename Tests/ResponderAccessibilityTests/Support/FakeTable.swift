import ResponderAccessibility

/// A table of rows with two columns. Its cells are created on first access.
@MainActor final class FakeTable: AccessibleTable, AccessibleSelection {
  let rowCount: Int
  let columnCount = 2
  private unowned let owner: FakeObject
  private var cells: [Int: FakeObject] = [:]
  private var selected: Set<Int> = []

  init(rows: Int, in owner: FakeObject) {
    rowCount = rows
    self.owner = owner
  }

  /// The number of cells that exist.
  var cellCount: Int { cells.count }

  func cell(row: Int, column: Int) -> (any AccessibleObject)? {
    let key = row * columnCount + column
    if let cell = cells[key] { return cell }
    let cell = FakeObject(.tableCell, "cell \(row),\(column)")
    cell.accessibleTableCell = FakeCell(row: row, column: column, in: owner)
    cells[key] = cell
    return cell
  }
  func childIndex(row: Int, column: Int) -> Int { row }
  func position(ofChildAt index: Int) -> (row: Int, column: Int)? { (index, 0) }
  var caption: (any AccessibleObject)? { nil }
  func rowHeader(_ row: Int) -> (any AccessibleObject)? { cell(row: row, column: 0) }
  func columnHeader(_ column: Int) -> (any AccessibleObject)? { nil }
  var selectedRows: [Int] { selected.sorted() }
  func isRowSelected(_ row: Int) -> Bool { selected.contains(row) }
  func setRow(_ row: Int, selected isSelected: Bool) -> Bool {
    if isSelected { selected.insert(row) } else { selected.remove(row) }
    return true
  }
  var selectedColumns: [Int] { [] }

  var selectedCount: Int { selected.count }
  func selectedChild(at index: Int) -> (any AccessibleObject)? {
    cell(row: selectedRows[index], column: 0)
  }
  func isChildSelected(at index: Int) -> Bool { selected.contains(index) }
  func setChild(at index: Int, selected isSelected: Bool) -> Bool {
    setRow(index, selected: isSelected)
  }
  func selectAll() -> Bool { false }
  func clearSelection() -> Bool {
    selected = []
    return true
  }
}

/// The position of a cell.
@MainActor final class FakeCell: AccessibleTableCell {
  let row: Int
  let column: Int
  let rowSpan = 1
  let columnSpan = 1
  private weak var owner: FakeObject?
  init(row: Int, column: Int, in owner: FakeObject) {
    self.row = row
    self.column = column
    self.owner = owner
  }
  var table: (any AccessibleObject)? { owner }
  var rowHeaders: [any AccessibleObject] { [] }
  var columnHeaders: [any AccessibleObject] { [] }
}
