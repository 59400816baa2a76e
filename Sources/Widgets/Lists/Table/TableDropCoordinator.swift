/// The coordinator of a drop on a table view.
@MainActor
final class TableDropCoordinator:
  ListDropCoordinator<TableView, TableViewDropProposal>, TableViewDropCoordinator
{
  var items: [any TableViewDropItem] { dropped }

  func drop(_ dragItem: DragItem, toRowAt indexPath: ItemPath) -> any DragAnimating {
    drop(dragItem, into: indexPath, .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext {
    show(
      dragItem, at: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
      height: placeholder.rowHeight, configure: placeholder.cellUpdateHandler)
  }

  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating { drop(dragItem, into: indexPath, rect) }
}
