/// Says what of a table with columns can be dragged: `UITableViewDragDelegate`, with rows by their numbers.
@preconcurrency @MainActor public protocol ColumnViewDragDelegate: AnyObject {
  /// What is dragged when a row is; none for nothing.
  func columnView(
    _ columnView: ColumnView, itemsForBeginning session: any DragSession, atRow row: Int
  ) -> [DragItem]
  /// What is added to what is dragged when a row is tapped meanwhile; none for nothing.
  func columnView(
    _ columnView: ColumnView, itemsForAddingTo session: any DragSession, atRow row: Int,
    point: Point
  ) -> [DragItem]
  /// How the picture of a row is cut out; nil for all of it.
  func columnView(
    _ columnView: ColumnView, dragPreviewParametersForRow row: Int
  ) -> DragPreviewParameters?
  /// The user begins to drag.
  func columnView(_ columnView: ColumnView, dragSessionWillBegin session: any DragSession)
  /// It is over: what was done with it, `.cancel` for nothing. Rows that were moved are removed here.
  func columnView(
    _ columnView: ColumnView, dragSession session: any DragSession,
    didEndWith operation: DropOperation)
  /// Whether it may be moved, rather than copied; true unless told.
  func columnView(
    _ columnView: ColumnView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether other programs are not to see it; false unless told.
  func columnView(
    _ columnView: ColumnView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension ColumnViewDragDelegate {
  /// None.
  public func columnView(
    _ columnView: ColumnView, itemsForAddingTo session: any DragSession, atRow row: Int,
    point: Point
  ) -> [DragItem] { [] }
  /// All of it.
  public func columnView(
    _ columnView: ColumnView, dragPreviewParametersForRow row: Int
  ) -> DragPreviewParameters? { nil }
  /// Does nothing.
  public func columnView(
    _ columnView: ColumnView, dragSessionWillBegin session: any DragSession
  ) {}
  /// Does nothing.
  public func columnView(
    _ columnView: ColumnView, dragSession session: any DragSession,
    didEndWith operation: DropOperation
  ) {}
  /// It may.
  public func columnView(
    _ columnView: ColumnView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// They may.
  public func columnView(
    _ columnView: ColumnView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
