import WindowResponder

extension ColumnView {
  /// The rows that are what others were before.
  struct KeptRows {
    var selected = RowBits()
    var focused: Int?
    var anchor: Int?

    init() {}
  }

  /// Other rows, in their order, with those that stay selected; without them numbers stay.
  func take(count: Int, order: RowOrder?, _ kept: KeptRows?) {
    rowCount = count
    let had = selection.count
    if let kept {
      (selection, focused, anchor) = (kept.selected, kept.focused, kept.anchor)
      if let order {
        for row in selection.rows where order.place(ofRow: row) == nil { selection.remove(row) }
      }
    } else {
      selection.limit(to: count)
      if focused ?? 0 >= count { focused = nil }
      if anchor ?? 0 >= count { anchor = nil }
    }
    let isOther = kept != nil && selection.count != had
    self.order = order
    if isOther { onSelectionChange?() }
  }

  /// Does something at once, or as soon as the cell that is being changed is done with.
  func afterEditing(_ work: @escaping () -> Void) {
    if editor == nil { work() } else { waitingForEditor = work }
  }

  /// A cell has been done with.
  func editingDidEnd() {
    guard let work = waitingForEditor else { return }
    waitingForEditor = nil
    work()
  }
}
