internal import ResponderAccessibility

/// The rows and columns of a view with many items. A list has one column, whose cells are the items.
@MainActor final class AccessibleItemTable: AccessibleTable {
  private unowned let node: ItemsNode

  init(_ node: ItemsNode) { self.node = node }

  var rowCount: Int { node.host?.accessibleItemCount ?? 0 }
  var columnCount: Int { node.host?.accessibleColumns?.count ?? 1 }

  private func row(_ row: Int) -> ItemNode? {
    node.host?.accessibleItem(at: row).map(node.node(of:))
  }

  func cell(row: Int, column: Int) -> (any AccessibleObject)? {
    guard node.host?.accessibleColumns == nil else { return self.row(row)?.cellNode(column) }
    return column == 0 ? self.row(row) : nil
  }
  func childIndex(row: Int, column: Int) -> Int {
    row >= 0 && row < rowCount ? node.firstItemIndex + row : -1
  }
  func position(ofChildAt index: Int) -> (row: Int, column: Int)? {
    node.itemIndex(ofChild: index).map { ($0, 0) }
  }
  var caption: (any AccessibleObject)? { nil }
  func rowHeader(_ row: Int) -> (any AccessibleObject)? { nil }

  func columnHeader(_ column: Int) -> (any AccessibleObject)? {
    guard let header = node.host?.accessibleColumns?.header(column) else { return nil }
    return (header.view.accessibleNode as? ViewNode)?.node(ofPart: header.id)
  }

  var selectedRows: [Int] {
    (node.host?.selectedAccessibleItems ?? []).compactMap { node.host?.accessibleIndex(of: $0) }
  }

  func isRowSelected(_ row: Int) -> Bool { selectedRows.contains(row) }

  func setRow(_ row: Int, selected: Bool) -> Bool { self.row(row)?.select(selected) ?? false }

  var selectedColumns: [Int] { [] }
}

/// The position of the cell of an item in a table with columns.
@MainActor final class AccessibleCellPosition: AccessibleTableCell {
  private let item: ItemNode
  let column: Int

  init(_ item: ItemNode, column: Int) {
    self.item = item
    self.column = column
  }

  var row: Int { item.host?.accessibleIndex(of: item.item) ?? 0 }
  var rowSpan: Int { 1 }
  var columnSpan: Int { 1 }
  var table: (any AccessibleObject)? { item.owner }
  var rowHeaders: [any AccessibleObject] { [] }
  var columnHeaders: [any AccessibleObject] {
    item.owner?.accessibleTable?.columnHeader(column).map { [$0] } ?? []
  }
}

/// The position of an item in a table.
@MainActor final class AccessibleItemPosition: AccessibleTableCell {
  private unowned let node: ItemNode

  init(_ node: ItemNode) { self.node = node }

  var row: Int { node.host?.accessibleIndex(of: node.item) ?? 0 }
  var column: Int { 0 }
  var rowSpan: Int { 1 }
  var columnSpan: Int { node.host?.accessibleColumns?.count ?? 1 }
  var table: (any AccessibleObject)? { node.owner }
  var rowHeaders: [any AccessibleObject] { [] }
  var columnHeaders: [any AccessibleObject] { [] }
}
