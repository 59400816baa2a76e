/// The drags of items out of a table or a collection.
@MainActor package final class ItemDragging {
  weak var host: (any ItemDragHost)?
  private(set) lazy var drag = DragInteraction(delegate: self)
  private lazy var drop = DropInteraction(delegate: self)
  /// The user's drag session of items of the host, and their index paths.
  package private(set) var session: (any DragSession)?
  private(set) var sources: [ObjectIdentifier: ItemPath] = [:]
  /// The drag session over the host.
  package var over: (any DropSession)?
  /// The index path at which a drop would be inserted.
  var destination: ItemPath?
  var proposal = ItemDropProposal(proposal: DropProposal(operation: .cancel))
  var coordinator: ItemDropCoordinator?
  let mark = ItemDropMark()
  var scroll: ItemDropScroll?

  init(_ host: any ItemDragHost) {
    self.host = host
    host.addInteraction(drag)
    host.addInteraction(drop)
  }

  /// Returns the index path of a dragged item.
  func source(of item: DragItem) -> ItemPath? { sources[ObjectIdentifier(item)] }

  /// Returns the index paths of the dragged items, if they are of this table or collection.
  func ownSources(_ session: any DropSession) -> [ItemPath] {
    guard let local = session.localDragSession, local === self.session else { return [] }
    return local.items.compactMap(source)
  }
}

extension ItemDragging: DragInteractionDelegate {
  package func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard let host, host.hasDragDelegate, host.dragInteractionEnabled, !host.isMovingItems,
      let path = host.dragItem(at: session.location(in: host))
    else { return [] }
    // With a selected item, the other selected items are dragged too.
    let isSelected = host.selection.contains(path)
    let paths = isSelected ? [path] + host.selection.subtracting([path]).sorted() : [path]
    var items: [DragItem] = []
    sources = [:]
    for path in host.allowsMultipleSelectionNow ? paths : [path] {
      let new = host.dragItems(session, path)
      if items.isEmpty, new.isEmpty { return [] }
      note(new, path)
      items += new
    }
    return items
  }

  private func note(_ items: [DragItem], _ path: ItemPath) {
    for item in items { sources[ObjectIdentifier(item)] = path }
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    guard let host, let path = source(of: item), let cell = host.dragCell(at: path) else {
      return nil
    }
    return TargetedDragPreview(
      view: cell, parameters: host.dragParameters(path) ?? DragPreviewParameters())
  }

  package func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {
    self.session = session
    host?.releasePress()
    host?.dragBegins(session)
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
    guard let host, let path = host.dragItem(at: point), !sources.values.contains(path) else {
      return []
    }
    let items = host.addedDragItems(session, path, point)
    note(items, path)
    return items
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? {
    guard let host, let path = source(of: item), host.dragCell(at: path) === defaultPreview.view
    else { return nil }
    return defaultPreview
  }

  package func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    self.session = nil
    host?.dragEnded(session)
  }
}

extension ItemHost where Self: ItemDragHost {
  /// Updates the interactions after a delegate was set or removed.
  package func updateDragging() {
    guard dragging == nil, hasDragDelegate || hasDropDelegate else { return }
    dragging = ItemDragging(self)
  }
}
