/// The drags of items out of a table or a collection, and the drops on it.
@MainActor package final class ItemDragging: ItemDragSource {
  weak var host: (any ItemDragHost)?
  private(set) lazy var drop = DropInteraction(delegate: self)
  /// The drags by keys.
  let carrying = ItemCarrying()
  /// The index path at which a drop would be inserted.
  var destination: ItemPath?
  /// A Boolean value that indicates whether a drop would go into the item at the destination.
  var dropsInto = false
  var proposal = ItemDropProposal(proposal: DropProposal(operation: .cancel))
  var coordinator: ItemDropCoordinator?
  /// The drop that the cells show, or `nil` for none.
  var shownDrop: ItemDropState?

  init(_ host: any ItemDragHost) {
    self.host = host
    super.init(host)
    carrying.dragging = self
    host.addInteraction(drag)
    host.addInteraction(drop)
  }
}

extension ItemDragHost {
  /// Updates the interactions after a delegate was set or removed.
  package func updateDragging() {
    guard dragging == nil, hasDragDelegate || hasDropDelegate else { return }
    dragging = ItemDragging(self)
  }
}
