/// Says what of a table can be dragged. Follows `UITableViewDragDelegate`.
@preconcurrency @MainActor public protocol TableViewDragDelegate: AnyObject {
  /// What is dragged when a row is; none for nothing.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem]
  /// What is added to what is dragged when a row is tapped meanwhile; none for nothing.
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: ItemPath,
    point: Point
  ) -> [DragItem]
  /// How the picture of a row is cut out; nil for all of it.
  func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters?
  /// The user begins to drag.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// It is over.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Whether it may be moved, rather than copied; true unless told.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether other programs are not to see it; false unless told.
  func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: ItemPath,
    point: Point
  ) -> [DragItem] { [] }
  /// All of it.
  public func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}
  /// It may.
  public func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// They may.
  public func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
