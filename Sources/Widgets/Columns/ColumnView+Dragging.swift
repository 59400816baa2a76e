import WindowResponder

/// Rows that are dragged, and what is dropped on rows.
extension ColumnView {
  /// Says what of the table can be dragged: rows by a finger that rests on them, or the pointer. A selected
  /// row takes the others that are selected along. It is not kept alive.
  public var dragDelegate: (any ColumnViewDragDelegate)? {
    get { dragging?.dragDelegate }
    set { madeDragging(newValue != nil)?.dragDelegate = newValue }
  }
  /// Says what can be dropped on the table, and takes it. It is not kept alive.
  public var dropDelegate: (any ColumnViewDropDelegate)? {
    get { dragging?.dropDelegate }
    set { madeDragging(newValue != nil)?.dropDelegate = newValue }
  }
  /// Whether rows of the table are being dragged.
  public var hasActiveDrag: Bool { dragging?.session != nil }

  private func madeDragging(_ isNeeded: Bool) -> ColumnRowDragging? {
    if dragging == nil, isNeeded { dragging = ColumnRowDragging(self) }
    return dragging
  }

  /// The rows of a drag that are still in the table: what a drop within it moves. None for another's drag.
  public func draggedRows(of session: any DropSession) -> [Int] {
    guard let dragging, let local = session.localDragSession, local === dragging.session else {
      return []
    }
    return local.items.compactMap { dragging.source(of: $0) }
  }
}
