import WindowResponder

/// The common part of the drop coordinators of a table and a collection.
@MainActor class ListDropCoordinator<Host: ItemPlaceholderHost, Proposal: DropProposal> {
  private let base: ItemDropCoordinator
  private weak var host: Host?
  let proposal: Proposal

  /// Creates a coordinator. If the delegate has returned a proposal of another class, `make` creates one from
  /// its operation.
  init(_ base: ItemDropCoordinator, _ host: Host, _ make: (DropOperation) -> Proposal) {
    self.base = base
    self.host = host
    let given = base.proposal.proposal
    proposal = given as? Proposal ?? make(given.operation)
  }

  var dropped: [DroppedItem] { base.items }
  var destinationIndexPath: ItemPath? { base.destination }
  var session: any DropSession { base.session }

  func drop(_ dragItem: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    base.drop(dragItem, to: target)
  }

  /// Animates a drag item into another one, or into a rectangle of it if that is not null.
  func drop(_ dragItem: DragItem, into path: ItemPath, _ rect: Rect) -> any DragAnimating {
    guard let host else { return ItemDropAnimator() }
    if rect.isNull { host.layoutIfNeeded() }
    return base.drop(dragItem, into: path, rect: rect, of: host)
  }

  /// Shows a placeholder of a reuse identifier for an item, and animates the item to it. A height of `nil` is
  /// that of the items.
  func show(
    _ dragItem: DragItem, at path: ItemPath, _ reuseIdentifier: String, height: Double? = nil,
    configure: ((Host.ItemCell) -> Void)?
  ) -> ItemPlaceholder<Host.ItemCell> {
    let cell = host?.takePlaceholderCell(reuseIdentifier)
    if let cell { configure?(cell) }
    let placeholder = ItemPlaceholder(dragItem, at: path, cell: cell, height: height, of: host)
    guard let host else { return placeholder }
    host.add(placeholder)
    if let cell, !cell.frame.isEmpty {
      _ = base.drop(dragItem, to: DragPreviewTarget(container: host, center: cell.center))
    }
    return placeholder
  }
}
