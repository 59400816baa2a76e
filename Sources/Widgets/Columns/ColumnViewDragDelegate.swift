/// The methods for drags of the rows of a table with columns. Follows `UITableViewDragDelegate`, with rows by
/// their indexes.
@preconcurrency @MainActor public protocol ColumnViewDragDelegate: AnyObject {
  /// Returns the items of a row with which a drag begins. If there are none, the row cannot be dragged.
  func columnView(
    _ columnView: ColumnView, itemsForBeginning session: any DragSession, atRow row: Int
  ) -> [DragItem]
  /// Returns the items of a row that the user adds to a drag with a tap. If there are none, the row is not
  /// added.
  func columnView(
    _ columnView: ColumnView, itemsForAddingTo session: any DragSession, atRow row: Int,
    point: Point
  ) -> [DragItem]
  /// Returns the parameters of the preview of a row, for example its visible path. If `nil`, the preview
  /// shows the whole row.
  func columnView(
    _ columnView: ColumnView, dragPreviewParametersForRow row: Int
  ) -> DragPreviewParameters?
  /// Called when a drag begins.
  func columnView(_ columnView: ColumnView, dragSessionWillBegin session: any DragSession)
  /// Called when a drag has ended, with its operation, or with `.cancel` if the items were not dropped.
  /// Remove rows that were moved here.
  func columnView(
    _ columnView: ColumnView, dragSession session: any DragSession,
    didEndWith operation: DropOperation)
  /// Returns a Boolean value that indicates whether the items can be moved. If `false`, they can only be
  /// copied.
  ///
  /// The default is `true`.
  func columnView(
    _ columnView: ColumnView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns a Boolean value that indicates whether other applications cannot receive the drag. The default
  /// is `false`.
  func columnView(
    _ columnView: ColumnView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension ColumnViewDragDelegate {
  /// Returns no items.
  public func columnView(
    _ columnView: ColumnView, itemsForAddingTo session: any DragSession, atRow row: Int,
    point: Point
  ) -> [DragItem] { [] }
  /// Returns `nil`.
  public func columnView(
    _ columnView: ColumnView, dragPreviewParametersForRow row: Int
  ) -> DragPreviewParameters? { nil }
  /// Takes no action.
  public func columnView(
    _ columnView: ColumnView, dragSessionWillBegin session: any DragSession
  ) {}
  /// Takes no action.
  public func columnView(
    _ columnView: ColumnView, dragSession session: any DragSession,
    didEndWith operation: DropOperation
  ) {}
  /// Returns `true`.
  public func columnView(
    _ columnView: ColumnView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func columnView(
    _ columnView: ColumnView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
