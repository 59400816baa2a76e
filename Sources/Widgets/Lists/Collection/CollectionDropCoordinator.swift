/// The coordinator of a drop on a collection view.
@MainActor
final class CollectionDropCoordinator:
  ListDropCoordinator<CollectionView, CollectionViewDropProposal>, CollectionViewDropCoordinator
{
  var items: [any CollectionViewDropItem] { dropped }

  func drop(_ dragItem: DragItem, toItemAt indexPath: ItemPath) -> any DragAnimating {
    drop(dragItem, into: indexPath, .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext {
    show(
      dragItem, at: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
      configure: placeholder.cellUpdateHandler)
  }

  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating { drop(dragItem, into: indexPath, rect) }
}
