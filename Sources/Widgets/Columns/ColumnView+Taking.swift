import WindowResponder

extension ColumnView {
  /// The selected, the focused and the anchor row, and that of a menu, as indexes of the new rows.
  struct KeptRows {
    var selected = RowBits()
    var focused: Int?
    var anchor: Int?
    var menu: Int?

    init() {}
  }

  /// Replaces the rows and their order. If `kept` is `nil`, the selection keeps its indexes.
  func take(count: Int, order: RowOrder?, _ kept: KeptRows?) {
    rowCount = count
    let had = selection.count
    if let kept {
      (selection, focused, anchor) = (kept.selected, kept.focused, kept.anchor)
      moveMenuRow { _ in kept.menu }
      if let order {
        for row in selection.rows where order.place(ofRow: row) == nil { selection.remove(row) }
      }
    } else {
      selection.limit(to: count)
      moveMenuRow { $0 < count ? $0 : nil }
      if focused ?? 0 >= count { focused = nil }
      if anchor ?? 0 >= count { anchor = nil }
    }
    let isOther = kept != nil && selection.count != had
    self.order = order
    if isOther { onSelectionChange?() }
  }

  /// Updates the table after the data source has inserted rows. The indexes of the rows after them change.
  /// Other rows are not loaded again.
  func rowsWereInserted(_ count: Int, at row: Int) {
    if row < rowCount { moveRows { $0 < row ? $0 : $0 + count } }
    rowCount += count
    partsDidChange(from: row)
  }

  /// Updates the table after the data source has removed rows.
  func rowsWereRemoved(_ range: Range<Int>) {
    let had = selection.count
    moveRows { $0 < range.lowerBound ? $0 : $0 < range.upperBound ? nil : $0 - range.count }
    rowCount -= range.count
    partsDidChange(from: range.lowerBound)
    if selection.count != had { onSelectionChange?() }
  }

  /// Updates the selection and the states of rows to their new indexes.
  private func moveRows(_ target: (Int) -> Int?) {
    selection.moveRows(target)
    focused = focused.flatMap(target)
    anchor = anchor.flatMap(target)
    rowForHidden = rowForHidden.flatMap(target)
    press.row = press.row.flatMap(target)
    moveMenuRow(target)
  }

  /// Calls a closure immediately, or when the editing of a cell ends.
  func afterEditing(_ work: @escaping () -> Void) {
    if editor == nil { work() } else { waitingForEditor = work }
  }

  /// Called when the editing of a cell has ended.
  func editingDidEnd() {
    guard let work = waitingForEditor else { return }
    waitingForEditor = nil
    work()
  }
}
