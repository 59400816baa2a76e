internal import ResponderBus

extension AtspiSession {
  func tableProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    guard let table = object.accessibleTable else { return nil }
    switch name {
    case "NRows": return .int(table.rowCount)
    case "NColumns": return .int(table.columnCount)
    case "Caption": return reference(to: table.caption)
    case "Summary": return reference(to: nil)
    case "NSelectedRows": return .int(table.selectedRows.count)
    case "NSelectedColumns": return .int(table.selectedColumns.count)
    default: return nil
    }
  }

  func callTable(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    guard let table = object.accessibleTable else { return nil }
    let first = arguments.int(0)
    switch method {
    case "GetAccessibleAt", "GetIndexAt", "GetRowExtentAt", "GetColumnExtentAt", "IsSelected":
      return [cell(method, table, first, arguments.int(1))]
    case "GetRowAtIndex": return [.int(position(first, object, table)?.row ?? -1)]
    case "GetColumnAtIndex": return [.int(position(first, object, table)?.column ?? -1)]
    case "GetRowColumnExtentsAtIndex": return extents(ofChildAt: first, object, table)
    case "GetSelectedRows": return [.ints(table.selectedRows)]
    case "GetSelectedColumns": return [.ints(table.selectedColumns)]
    case "GetColumnDescription", "GetColumnHeader", "IsColumnSelected", "AddColumnSelection",
      "RemoveColumnSelection":
      return callColumn(method, table, first)
    default: return callRow(method, table, first)
    }
  }

  private func callRow(
    _ method: String, _ table: any AccessibleTable, _ row: Int
  ) -> [DBusValue]? {
    let isRow = row >= 0 && row < table.rowCount
    switch method {
    case "GetRowDescription":
      return [.text(isRow ? table.rowHeader(row)?.accessibleName ?? "" : "")]
    case "GetRowHeader": return [reference(to: isRow ? table.rowHeader(row) : nil)]
    case "IsRowSelected": return [.bool(isRow && table.isRowSelected(row))]
    case "AddRowSelection": return [.bool(isRow && table.setRow(row, selected: true))]
    case "RemoveRowSelection": return [.bool(isRow && table.setRow(row, selected: false))]
    default: return nil
    }
  }

  private func callColumn(
    _ method: String, _ table: any AccessibleTable, _ column: Int
  ) -> [DBusValue]? {
    let isColumn = column >= 0 && column < table.columnCount
    switch method {
    case "GetColumnDescription":
      return [.text(isColumn ? table.columnHeader(column)?.accessibleName ?? "" : "")]
    case "GetColumnHeader": return [reference(to: isColumn ? table.columnHeader(column) : nil)]
    case "IsColumnSelected": return [.bool(isColumn && table.selectedColumns.contains(column))]
    // A column is selected by an action of its header.
    case "AddColumnSelection", "RemoveColumnSelection": return [.bool(false)]
    default: return nil
    }
  }

  private func cell(
    _ method: String, _ table: any AccessibleTable, _ row: Int, _ column: Int
  ) -> DBusValue {
    let isCell =
      row >= 0 && row < table.rowCount && column >= 0 && column < table.columnCount
    switch method {
    case "GetAccessibleAt":
      return reference(to: isCell ? table.cell(row: row, column: column) : nil)
    case "GetIndexAt": return .int(isCell ? table.childIndex(row: row, column: column) : -1)
    case "IsSelected": return .bool(isCell && isSelected(table, row, column))
    default:
      guard isCell else { return .int32(-1) }
      let cell = table.cell(row: row, column: column)?.accessibleTableCell
      return .int((method == "GetRowExtentAt" ? cell?.rowSpan : cell?.columnSpan) ?? 1)
    }
  }

  private func isSelected(_ table: any AccessibleTable, _ row: Int, _ column: Int) -> Bool {
    table.isRowSelected(row) || table.selectedColumns.contains(column)
      || table.cell(row: row, column: column)?.accessibleStates.has(.selected) == true
  }

  private func position(
    _ index: Int, _ object: any AccessibleObject, _ table: any AccessibleTable
  ) -> (row: Int, column: Int)? {
    guard index >= 0, index < object.accessibleChildCount else { return nil }
    return table.position(ofChildAt: index)
  }

  private func extents(
    ofChildAt index: Int, _ object: any AccessibleObject, _ table: any AccessibleTable
  ) -> [DBusValue] {
    guard let (row, column) = position(index, object, table) else {
      return [.bool(false), .int32(-1), .int32(-1), .int32(0), .int32(0), .bool(false)]
    }
    let cell = table.cell(row: row, column: column)?.accessibleTableCell
    return [
      .bool(true), .int(row), .int(column), .int(cell?.rowSpan ?? 1), .int(cell?.columnSpan ?? 1),
      .bool(isSelected(table, row, column)),
    ]
  }

  // MARK: Cell

  func callTableCell(_ method: String, _ object: any AccessibleObject) -> [DBusValue]? {
    guard let cell = object.accessibleTableCell else { return nil }
    switch method {
    // The reply has the form that libatspi reads, and that GTK and Qt send. In the interface description, a
    // Boolean value precedes it.
    case "GetRowColumnSpan":
      return [.int(cell.row), .int(cell.column), .int(cell.rowSpan), .int(cell.columnSpan)]
    case "GetColumnHeaderCells": return [references(to: cell.columnHeaders)]
    case "GetRowHeaderCells": return [references(to: cell.rowHeaders)]
    default: return nil
    }
  }

  func tableCellProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    guard let cell = object.accessibleTableCell else { return nil }
    switch name {
    case "ColumnSpan": return .int(cell.columnSpan)
    case "RowSpan": return .int(cell.rowSpan)
    case "Position": return .structure([.int(cell.row), .int(cell.column)])
    case "Table": return reference(to: cell.table)
    default: return nil
    }
  }

  // MARK: Selection

  func callSelection(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    guard let selection = object.accessibleSelection else { return nil }
    let index = arguments.int(0)
    let isChild = index >= 0 && index < object.accessibleChildCount
    let isSelected = index >= 0 && index < selection.selectedCount
    switch method {
    case "GetSelectedChild":
      return [reference(to: isSelected ? selection.selectedChild(at: index) : nil)]
    case "SelectChild": return [.bool(isChild && selection.setChild(at: index, selected: true))]
    case "DeselectChild", "deSelectChild":
      return [.bool(isChild && selection.setChild(at: index, selected: false))]
    case "DeselectSelectedChild":
      guard isSelected, let child = selection.selectedChild(at: index)?.accessibleIndexInParent,
        child >= 0
      else { return [.bool(false)] }
      return [.bool(selection.setChild(at: child, selected: false))]
    case "IsChildSelected": return [.bool(isChild && selection.isChildSelected(at: index))]
    case "SelectAll": return [.bool(selection.selectAll())]
    case "ClearSelection": return [.bool(selection.clearSelection())]
    default: return nil
    }
  }
}
