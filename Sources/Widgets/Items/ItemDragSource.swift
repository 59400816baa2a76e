import WindowResponder

/// A table, a collection or columns whose items the user drags, for ``ItemDragSource``.
@MainActor package protocol DragSourceHost: ItemMenuHost, KeyDragHost {
  /// A Boolean value that indicates whether the user can currently drag items.
  var canDragItems: Bool { get }
  /// Returns the items of a drag that begins at an item, that one first. With a selected item, the other
  /// selected items are dragged too.
  func itemsToDrag(from path: ItemPath) -> [ItemPath]
  /// Returns the view of an item, or `nil` if the item has none on screen.
  func viewOfItem(at path: ItemPath) -> View?
  /// Ends the press of an item without selecting it.
  func releasePress()
  /// Cancels a drag by keys that has not yet dropped.
  func cancelKeyDrag()
  /// The visible items whose drag state can change.
  var seenItems: [ItemPath] { get }
  /// Returns the number of items in a section. If the section is `nil`, returns the number of sections.
  func dragCount(ofSection section: Int?) -> Int
  /// Called when the drag state or the drop state of an item has changed.
  func dragStateDidChange(at path: ItemPath)

  // The drag delegate.
  func dragItems(_ session: any DragSession, _ path: ItemPath) -> [DragItem]
  func addedDragItems(_ session: any DragSession, _ path: ItemPath, _ point: Point) -> [DragItem]
  func dragParameters(_ path: ItemPath) -> DragPreviewParameters?
  func dragBegins(_ session: any DragSession)
  func dragEnded(_ session: any DragSession, _ operation: DropOperation)
  func dragAllowsMove(_ session: any DragSession) -> Bool
  func dragIsRestricted(_ session: any DragSession) -> Bool
}

/// The drags of items out of a table, a collection or columns.
@MainActor package class ItemDragSource {
  private weak var owner: (any DragSourceHost)?
  /// The interaction that begins the drags. The creator adds it to the view.
  package private(set) final lazy var drag = DragInteraction(delegate: self)
  /// The user's drag session of items of the view, and their index paths.
  package private(set) final var sources = DragSources()
  /// The mark and the scrolling for a drag over the view.
  package final let feedback = ItemDropFeedback()

  /// Creates the drags of a view.
  package init(_ owner: any DragSourceHost) {
    self.owner = owner
  }

  /// Asks the delegate for the items of a drag that begins at an item.
  final func items(for session: any DragSession, from path: ItemPath) -> [DragItem] {
    guard let owner else { return [] }
    // The delegate is called while the sources are not accessed.
    var sources = sources
    let items = sources.begin(owner.itemsToDrag(from: path)) { owner.dragItems(session, $0) }
    self.sources = sources
    return items
  }

  /// Called when items begin to be dragged.
  private func dragBeganForItems() {
    for path in sources.all { owner?.dragStateDidChange(at: path) }
  }
}

extension ItemDragSource: DragInteractionDelegate {
  package func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard let owner, owner.canDragItems,
      let path = owner.uncoveredItem(at: session.location(in: owner))
    else { return [] }
    owner.cancelKeyDrag()
    return items(for: session, from: path)
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    guard let owner, let path = sources[item], let view = owner.viewOfItem(at: path) else {
      return nil
    }
    return TargetedDragPreview(
      view: view, parameters: owner.dragParameters(path) ?? DragPreviewParameters())
  }

  package func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {
    sources.session = session
    owner?.releasePress()
    owner?.dragBegins(session)
    dragBeganForItems()
  }

  package func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { owner?.dragAllowsMove(session) ?? false }

  package func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { owner?.dragIsRestricted(session) ?? false }

  package func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] {
    guard let owner, let path = owner.uncoveredItem(at: point), !sources.contains(path) else {
      return []
    }
    let items = owner.addedDragItems(session, path, point)
    defer { dragBeganForItems() }
    return sources.add(items, from: path)
  }

  package func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? {
    guard let owner, let path = sources[item], owner.viewOfItem(at: path) === defaultPreview.view
    else { return nil }
    return defaultPreview
  }

  package func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    sources.session = nil
    // The dragged items can have other index paths by now.
    for path in owner?.seenItems ?? [] { owner?.dragStateDidChange(at: path) }
    owner?.dragEnded(session, operation)
  }
}
