/// An object that provides the items of drags from a table view. Follows `UITableViewDragDelegate`.
@preconcurrency @MainActor public protocol TableViewDragDelegate: AnyObject {
  /// Returns the drag items for a row. If the array is empty, no drag begins.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem]
  /// Returns the drag items to add when the user taps a row during a drag. If the array is empty, none are
  /// added.
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: ItemPath,
    point: Point
  ) -> [DragItem]
  /// Returns the parameters of the drag image of a row, or `nil` for the whole row.
  func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters?
  /// Called when a drag is about to begin.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// Called when a drag has ended.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Returns a Boolean value that indicates whether the drag items can be moved and not only copied. The
  /// default is `true`.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns a Boolean value that indicates whether the drag is invisible to other applications. The default
  /// is `false`.
  func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  /// Returns no items.
  public func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: ItemPath,
    point: Point
  ) -> [DragItem] { [] }
  /// Returns `nil`: the image shows the whole row.
  public func tableView(
    _ tableView: TableView, dragPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
  /// Takes no action.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}
  /// Takes no action.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}
  /// Returns `true`.
  public func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
