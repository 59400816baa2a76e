import WindowResponder

extension ColumnView {
  // MARK: Selection by the application

  func programSelects(_ rows: [Int]) {
    var new = RowBits()
    for row in allowsMultipleSelection ? rows : Array(rows.prefix(1)) where row < rowCount {
      new.insert(row)
    }
    selection = new
    anchor = rows.first
    if let row = rows.first, place(ofRow: row) != nil { focused = row }
    marksDidChange()
  }

  /// Deselects the rows that are not in the order, because the user cannot see them. ``rowForHidden`` is
  /// selected and focused instead.
  func deselectHiddenRows() {
    guard let order else { return }
    let before = selection.count
    for row in selection.rows where order.place(ofRow: row) == nil { selection.remove(row) }
    if let row = focused, order.place(ofRow: row) == nil { focused = rowForHidden }
    if let row = anchor, order.place(ofRow: row) == nil { anchor = rowForHidden }
    guard selection.count != before else { return }
    if selection.count == 0, let rowForHidden { selection.insert(rowForHidden) }
    onSelectionChange?()
  }

  // MARK: Selection by the user

  func userSelects(_ row: Int, _ way: SelectionWay) {
    guard allowsSelection, place(ofRow: row) != nil else { return }
    let before = selection
    switch way {
    case .extend where allowsMultipleSelection: extend(to: row)
    case .toggle where allowsMultipleSelection:
      if selection.contains(row) { selection.remove(row) } else { selection.insert(row) }
      anchor = row
    default:
      selection.removeAll()
      selection.insert(row)
      anchor = row
    }
    focused = row
    marksDidChange()
    if selection != before { onSelectionChange?() }
  }

  /// Replaces the selection with the rows from the anchor to a row.
  private func extend(to row: Int) {
    guard let end = place(ofRow: row) else { return }
    let start = anchor.flatMap { place(ofRow: $0) } ?? end
    if anchor.flatMap({ place(ofRow: $0) }) == nil { anchor = row }
    selection.removeAll()
    for place in min(start, end)...max(start, end) { selection.insert(self.row(atPlace: place)) }
  }

  func takeAll(byUser: Bool) {
    guard allowsMultipleSelection, allowsSelection else { return }
    let before = selection
    if let order {
      selection.removeAll()
      for row in order.rows { selection.insert(Int(row)) }
    } else {
      selection = RowBits(allOf: rowCount)
    }
    marksDidChange()
    if byUser, selection != before { onSelectionChange?() }
  }

  // MARK: Keys

  func keyFocusDidChange() {
    if isFocused {
      if focused.flatMap({ place(ofRow: $0) }) == nil {
        focused =
          selection.first.flatMap { place(ofRow: $0) != nil ? $0 : nil }
          ?? (placeCount > 0
            ? row(atPlace: min(max(0, rows.range.lowerBound), placeCount - 1)) : nil)
      }
      // After a click, the table has no focus ring.
      showsFocus = press.row == nil
    } else {
      showsFocus = false
      rowKeys.stop()
      typeAhead.stop()
      cancelKeyDrag()
    }
    marksDidChange()
  }

  /// Moves the focus to the row at a position. If `selecting` is `true`, selects the row too.
  func moveKeys(to place: Int, extending: Bool, selecting: Bool) {
    guard placeCount > 0 else { return }
    let row = row(atPlace: min(max(0, place), placeCount - 1))
    showsFocus = true
    show(row, animated: false)
    if selecting {
      userSelects(row, extending ? .extend : .alone)
    } else {
      focused = row
      marksDidChange()
    }
  }

  /// The number of rows by which Page Up and Page Down move.
  var pageLength: Int {
    let inset = adjustedContentInset
    let room = bounds.height - headerHeight - inset.top - inset.bottom
    return max(1, Int(room / shownRowHeight) - 1)
  }

  // MARK: Opening

  /// Calls ``onActivate`` for a row. If that is `nil`, edits a cell of the row.
  func activate(_ row: Int, _ column: TableColumn?) {
    if let onActivate { return onActivate(row) }
    if let column, beginEditing(row, column) { return }
    editFirstCell(of: row)
  }

  @discardableResult func editFirstCell(of row: Int) -> Bool {
    let shown = layoutOfColumns.parts.map(\.column)
    let inOrder = isRightToLeft ? shown.reversed() : shown
    if let focusedColumn, beginEditing(row, focusedColumn) { return true }
    return inOrder.contains { beginEditing(row, $0) }
  }
}
