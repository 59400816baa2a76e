/// An object that accepts or refuses drops on a table view, and handles them. Follows
/// `UITableViewDropDelegate`.
@preconcurrency @MainActor public protocol TableViewDropDelegate: AnyObject {
  /// Called when the user has dropped items. The delegate handles them.
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Returns a Boolean value that indicates whether the delegate can handle a drag. The default is `true`.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// Called when a drag has entered the table view.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// Returns the proposal for a drop at the current location, at a row or between two. The default cancels
  /// the drop.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal
  /// Called when a drag has left the table view.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// Called when a drag that had entered the table view has ended, with or without a drop.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
  /// Returns the parameters of the drag image of a dropped row, or `nil` for the whole row.
  func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters?
}

extension TableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Takes no action.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}
  /// Returns a proposal that cancels the drop.
  public func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal { TableViewDropProposal(operation: .cancel) }
  /// Takes no action.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}
  /// Takes no action.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}
  /// Returns `nil`: the image shows the whole row.
  public func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
}
