/// What is dragged out of a table or a collection.
@MainActor package final class ItemDragging {
  weak var host: (any ItemDragHost)?
  private(set) lazy var drag = DragInteraction(delegate: self)
  private lazy var drop = DropInteraction(delegate: self)
  /// What the user drags of it, and the places that it came from.
  package private(set) var session: (any DragSession)?
  private(set) var sources: [ObjectIdentifier: ItemPath] = [:]
  /// What is over it.
  package var over: (any DropSession)?
  /// Where that would go.
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

  /// Where an item that is dragged came from.
  func source(of item: DragItem) -> ItemPath? { sources[ObjectIdentifier(item)] }

  /// The places that what is dragged came from, where it is of this table or collection.
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
    // A selected item takes the others that are selected along.
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
  /// A delegate has come or gone.
  package func updateDragging() {
    guard dragging == nil, hasDragDelegate || hasDropDelegate else { return }
    dragging = ItemDragging(self)
  }
}
