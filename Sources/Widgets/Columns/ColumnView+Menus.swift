import WindowResponder

/// The context menus of rows. The item of a row is that of section 0.
extension ColumnView: ItemMenuHost {
  package func uncoveredItem(at point: Point) -> ItemPath? { row(at: point).map { [0, $0] } }

  package func hover(over path: ItemPath?) {
    guard path?.row != hoveredRow else { return }
    hoveredRow = path?.row
    marksDidChange()
  }

  package func place(of path: ItemPath) -> Rect? { rect(ofRow: path.row) }

  package var keyMenuItem: ItemPath? { (focused ?? selection.first).map { [0, $0] } }

  package func menuConfiguration(for path: ItemPath?, at point: Point) -> ContextMenuConfiguration?
  {
    guard let rowMenu, let row = path?.row, place(ofRow: row) != nil else { return nil }
    if allowsSelection, !selection.contains(row) { userSelects(row, .alone) }
    guard let menu = rowMenu(selection.contains(row) ? selectedRows : [row]) else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Returns the elements that move the focused row.
  package func keyMenuElements(for path: ItemPath) -> [MenuElement] {
    carrying?.menuElements ?? []
  }

  /// Updates the row of a menu after rows were inserted, removed or replaced.
  func moveMenuRow(_ target: (Int) -> Int?) {
    itemMenu?.moveRequest { target($0.row).map { [0, $0] } }
  }
}
