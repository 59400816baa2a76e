/// One thing that was dropped on a table.
@MainActor private final class DroppedRow: TableViewDropItem {
  let dragItem: DragItem
  let sourceIndexPath: ItemPath?
  let previewSize: Size

  init(_ item: ItemDropCoordinator.Dropped) {
    dragItem = item.dragItem
    sourceIndexPath = item.source
    previewSize = item.size
  }
}

/// A drop on a table.
@MainActor final class TableDropCoordinator: TableViewDropCoordinator {
  private let base: ItemDropCoordinator
  private weak var table: TableView?
  let items: [any TableViewDropItem]
  let proposal: TableViewDropProposal

  init(_ base: ItemDropCoordinator, _ table: TableView) {
    self.base = base
    self.table = table
    items = base.items.map { DroppedRow($0) }
    proposal =
      base.proposal.proposal as? TableViewDropProposal
      ?? TableViewDropProposal(operation: base.proposal.proposal.operation)
  }

  var destinationIndexPath: ItemPath? { base.destination }
  var session: any DropSession { base.session }

  func drop(_ dragItem: DragItem, toRowAt indexPath: ItemPath) -> any DragAnimating {
    table?.layoutIfNeeded()
    return drop(dragItem, intoRowAt: indexPath, rect: .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext {
    TableDropPlace(dragItem, placeholder.insertionIndexPath, table)
  }

  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating {
    guard let table, let place = table.place(of: indexPath), !place.isEmpty else {
      return ItemDropAnimator()
    }
    let inner = rect.isNull ? place : rect.offsetBy(dx: place.minX, dy: place.minY)
    return drop(
      dragItem,
      to: DragPreviewTarget(
        container: table, center: Point(x: inner.midX, y: inner.midY)))
  }

  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    base.drop(dragItem, to: target)
  }
}

/// A place that is kept for an item whose data is on its way.
@MainActor private final class TableDropPlace: TableViewDropPlaceholderContext {
  let dragItem: DragItem
  private let path: ItemPath
  private weak var table: TableView?
  private var isOpen = true

  init(_ dragItem: DragItem, _ path: ItemPath, _ table: TableView?) {
    self.dragItem = dragItem
    self.path = path
    self.table = table
  }

  func commitInsertion(dataSourceUpdates: (ItemPath) -> Void) -> Bool {
    guard isOpen, let table else { return false }
    isOpen = false
    // Others may have become fewer meanwhile.
    let count = table.dragCount(ofSection: path.section)
    let place = ItemPath(item: min(path.item, count), section: path.section)
    dataSourceUpdates(place)
    table.insertRows(at: [place], with: .automatic)
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
