/// One thing that was dropped on a collection.
@MainActor private final class DroppedItem: CollectionViewDropItem {
  let dragItem: DragItem
  let sourceIndexPath: ItemPath?
  let previewSize: Size

  init(_ item: ItemDropCoordinator.Dropped) {
    dragItem = item.dragItem
    sourceIndexPath = item.source
    previewSize = item.size
  }
}

/// A drop on a collection.
@MainActor final class CollectionDropCoordinator: CollectionViewDropCoordinator {
  private let base: ItemDropCoordinator
  private weak var collection: CollectionView?
  let items: [any CollectionViewDropItem]
  let proposal: CollectionViewDropProposal

  init(_ base: ItemDropCoordinator, _ collection: CollectionView) {
    self.base = base
    self.collection = collection
    items = base.items.map { DroppedItem($0) }
    proposal =
      base.proposal.proposal as? CollectionViewDropProposal
      ?? CollectionViewDropProposal(operation: base.proposal.proposal.operation)
  }

  var destinationIndexPath: ItemPath? { base.destination }
  var session: any DropSession { base.session }

  func drop(_ dragItem: DragItem, toItemAt indexPath: ItemPath) -> any DragAnimating {
    collection?.layoutIfNeeded()
    return drop(dragItem, intoItemAt: indexPath, rect: .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext {
    CollectionDropPlace(dragItem, placeholder.insertionIndexPath, collection)
  }

  func drop(
    _ dragItem: DragItem, intoItemAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating {
    guard let collection, let place = collection.place(of: indexPath), !place.isEmpty else {
      return ItemDropAnimator()
    }
    let inner = rect.isNull ? place : rect.offsetBy(dx: place.minX, dy: place.minY)
    return drop(
      dragItem,
      to: DragPreviewTarget(
        container: collection, center: Point(x: inner.midX, y: inner.midY)))
  }

  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    base.drop(dragItem, to: target)
  }
}

/// A place that is kept for an item whose data is on its way.
@MainActor private final class CollectionDropPlace: CollectionViewDropPlaceholderContext {
  let dragItem: DragItem
  private let path: ItemPath
  private weak var collection: CollectionView?
  private var isOpen = true

  init(_ dragItem: DragItem, _ path: ItemPath, _ collection: CollectionView?) {
    self.dragItem = dragItem
    self.path = path
    self.collection = collection
  }

  func commitInsertion(dataSourceUpdates: (ItemPath) -> Void) -> Bool {
    guard isOpen, let collection else { return false }
    isOpen = false
    // Others may have become fewer meanwhile.
    let count = collection.dragCount(ofSection: path.section)
    let place = ItemPath(item: min(path.item, count), section: path.section)
    dataSourceUpdates(place)
    collection.insertItems(at: [place])
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    View.animate(withDuration: 0.25, animations: animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    ClockTimer.scheduledTimer(withTimeInterval: 0) { _ in completion(.end) }
  }
}
