extension DroppedItem: TableViewDropItem {}

extension ItemDropPosition: TableViewDropPlaceholderContext {}

/// The coordinator of a drop on a table view.
@MainActor final class TableDropCoordinator: TableViewDropCoordinator {
  private let base: ItemDropCoordinator
  private weak var table: TableView?
  let proposal: TableViewDropProposal

  init(_ base: ItemDropCoordinator, _ table: TableView) {
    self.base = base
    self.table = table
    proposal =
      base.proposal.proposal as? TableViewDropProposal
      ?? TableViewDropProposal(operation: base.proposal.proposal.operation)
  }

  var items: [any TableViewDropItem] { base.items }
  var destinationIndexPath: ItemPath? { base.destination }
  var session: any DropSession { base.session }

  func drop(_ dragItem: DragItem, toRowAt indexPath: ItemPath) -> any DragAnimating {
    table?.layoutIfNeeded()
    return drop(dragItem, intoRowAt: indexPath, rect: .null)
  }

  func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext {
    ItemDropPosition(dragItem, at: placeholder.insertionIndexPath, of: table) { [weak table] in
      table?.insertRows(at: [$0], with: .automatic)
    }
  }

  func drop(
    _ dragItem: DragItem, intoRowAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating {
    table.map { base.drop(dragItem, into: indexPath, rect: rect, of: $0) } ?? ItemDropAnimator()
  }

  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    base.drop(dragItem, to: target)
  }
}
