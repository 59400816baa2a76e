import WindowResponder

/// Drags of rows, and drops on rows.
extension ColumnView {
  /// The delegate that provides the items of dragged rows. The table has a weak reference to it.
  ///
  /// The user drags a row with the pointer, or with a touch after a long press. A drag of a selected row
  /// includes all selected rows. If `nil`, the default, rows cannot be dragged.
  public var dragDelegate: (any ColumnViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set {
      if newValue == nil { cancelKeyDrag() }
      madeDragging(newValue != nil)?.dragDelegate = newValue
    }
  }
  /// The delegate that handles drops on the table. The table has a weak reference to it.
  ///
  /// If `nil`, the default, the table accepts no drops.
  public var dropDelegate: (any ColumnViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set {
      if newValue == nil { cancelKeyDrag() }
      madeDragging(newValue != nil)?.dropDelegate = newValue
    }
  }
  /// A Boolean value that indicates whether rows of the table are being dragged.
  public var hasActiveDrag: Bool { dragging?.source.sources.session != nil }

  private func madeDragging(_ isNeeded: Bool) -> ColumnRowDragging? {
    if dragging == nil, isNeeded { dragging = ColumnRowDragging(self) }
    return dragging
  }

  /// Returns the rows from which the items of a drag were taken, to move them with a drop in the same table.
  ///
  /// The indexes are those at the beginning of the drag. If the drag did not begin in this table, returns no
  /// rows.
  public func draggedRows(of session: any DropSession) -> [Int] {
    dragging?.source.sources.own(session).map(\.row) ?? []
  }
}
