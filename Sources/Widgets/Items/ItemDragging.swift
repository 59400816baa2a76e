/// The drags of items out of a table or a collection.
@MainActor package final class ItemDragging {
  weak var host: (any ItemDragHost)?
  private(set) lazy var drag = DragInteraction(delegate: self)
  private(set) lazy var drop = DropInteraction(delegate: self)
  /// The drags by keys.
  let carrying = ItemCarrying()
  /// The user's drag session of items of the host, and their index paths.
  package private(set) var sources = DragSources<ItemPath>()
  /// The mark and the scrolling for a drag over the host.
  package let feedback = ItemDropFeedback()
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
    carrying.dragging = self
    host.addInteraction(drag)
    host.addInteraction(drop)
  }
}

extension ItemDragging: DragInteractionDelegate {
  package func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard let host, host.hasDragDelegate, host.dragInteractionEnabled, !host.isMovingItems,
      let path = host.uncoveredItem(at: session.location(in: host))
    else { return [] }
    carrying.cancel()
    return items(for: session, from: path)
  }

  /// Asks the delegate for the items of a drag that begins at an item, with the selected ones if it is one of
  /// them.
  func items(for session: any DragSession, from path: ItemPath) -> [DragItem] {
    guard let host else { return [] }
    // With a selected item, the other selected items are dragged too.
    let isSelected = host.selection.contains(path)
    let paths = isSelected ? [path] + host.selection.subtracting([path]).sorted() : [path]
    // The delegate is called while the sources are not accessed.
    var sources = sources
    let items = sources.begin(host.allowsMultipleSelectionNow ? paths : [path]) {
      host.dragItems(session, $0)
    }
    self.sources = sources
    return items
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    guard let host, let path = sources[item], let cell = host.viewOfItem(at: path) else {
      return nil
    }
    return TargetedDragPreview(
      view: cell, parameters: host.dragParameters(path) ?? DragPreviewParameters())
  }

  package func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {
    sources.session = session
    host?.releasePress()
    host?.dragBegins(session)
    dragBeganForItems()
  }

  package func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { host?.dragAllowsMove(session) ?? false }

  package func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { host?.dragIsRestricted(session) ?? false }

  package func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] {
    guard let host, let path = host.uncoveredItem(at: point), !sources.contains(path) else {
      return []
    }
    let items = host.addedDragItems(session, path, point)
    defer { dragBeganForItems() }
    return sources.add(items, from: path)
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? {
    guard let host, let path = sources[item], host.viewOfItem(at: path) === defaultPreview.view
    else { return nil }
    return defaultPreview
  }

  package func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    sources.session = nil
    dragEndedForItems()
    host?.dragEnded(session)
  }
}

extension ItemDragHost {
  /// Updates the interactions after a delegate was set or removed.
  package func updateDragging() {
    guard dragging == nil, hasDragDelegate || hasDropDelegate else { return }
    dragging = ItemDragging(self)
  }
}
