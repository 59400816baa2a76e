/// Says what can be dropped on a table, and takes it. Follows `UITableViewDropDelegate`.
@preconcurrency @MainActor public protocol TableViewDropDelegate: AnyObject {
  /// It was dropped: take it.
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Whether what is dragged is of any interest here; true unless told.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// It came over the table.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// What a drop would do now, at a row or between two; nothing unless told.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal
  /// It left the table.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// The drag is over that had come over the table, however it ended.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
  /// How the picture of a row that was dropped is cut out; nil for all of it.
  func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters?
}

extension TableViewDropDelegate {
  /// It is.
  public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}
  /// Nothing.
  public func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal { TableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}
  /// All of it.
  public func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
}
