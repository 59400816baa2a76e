extension DroppedItem: CollectionViewDropItem {}

extension ItemDropPosition: CollectionViewDropPlaceholderContext {}

/// The coordinator of a drop on a collection view.
@MainActor final class CollectionDropCoordinator: CollectionViewDropCoordinator {
  private let base: ItemDropCoordinator
  private weak var collection: CollectionView?
  let proposal: CollectionViewDropProposal

  init(_ base: ItemDropCoordinator, _ collection: CollectionView) {
    self.base = base
    self.collection = collection
    proposal =
      base.proposal.proposal as? CollectionViewDropProposal
      ?? CollectionViewDropProposal(operation: base.proposal.proposal.operation)
  }

  var items: [any CollectionViewDropItem] { base.items }
  var destinationIndexPath: ItemPath? { base.destination }
  var session: any DropSession { base.session }

  func drop(_ dragItem: DragItem, toItemAt indexPath: ItemPath) -> any DragAnimating {
    collection?.layoutIfNeeded()
    return drop(dragItem, intoItemAt: indexPath, rect: .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext {
    ItemDropPosition(dragItem, at: placeholder.insertionIndexPath, of: collection) {
      [weak collection] in
      collection?.insertItems(at: [$0])
    }
  }

  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating {
    collection.map { base.drop(dragItem, into: indexPath, rect: rect, of: $0) }
      ?? ItemDropAnimator()
  }

  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    base.drop(dragItem, to: target)
  }
}
