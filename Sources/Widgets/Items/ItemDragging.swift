/// The drags of items out of a table or a collection, and the drops on it.
@MainActor package final class ItemDragging: ItemDragSource {
  weak var host: (any ItemHost)?
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

  init(_ host: any ItemHost) {
    self.host = host
    super.init(host)
    carrying.dragging = self
    host.addInteraction(drag)
    host.addInteraction(drop)
  }
}

extension ItemHost {
  package var canDragItems: Bool { hasDragDelegate && dragInteractionEnabled && !isMovingItems }

  package func itemsToDrag(from path: ItemPath) -> [ItemPath] {
    guard allowsMultipleSelectionNow, selection.contains(path) else { return [path] }
    return [path] + selection.subtracting([path]).sorted()
  }

  /// Returns the cell of an item as a view, or `nil` if the item has none on screen.
  ///
  /// Functions with `any ItemHost` call it. It is not inlined, because the optimizer of Swift 6.2.3
  /// crashes on an optional cell of an unknown type.
  @inline(never) package func viewOfItem(at path: ItemPath) -> View? { itemCell(at: path) }

  /// Updates the interactions after a delegate was set or removed.
  package func updateDragging() {
    guard dragging == nil, hasDragDelegate || hasDropDelegate else { return }
    dragging = ItemDragging(self)
  }
}
