/// Drag and drop of items.
extension CollectionView {
  /// The delegate that provides the items for a drag. The reference is weak.
  ///
  /// If it is set, ``dropDelegate`` is `nil` and the data source can move items, the user can move items by
  /// dragging.
  public var dragDelegate: (any CollectionViewDragDelegate)? {
    get { dragDelegates.drag }
    set {
      dragDelegates.drag = checked(newValue)
      updateDragging()
    }
  }
  /// The delegate that accepts or refuses drops, and handles them. The reference is weak.
  public var dropDelegate: (any CollectionViewDropDelegate)? {
    get { dragDelegates.drop }
    set {
      dragDelegates.drop = checked(newValue)
      updateDragging()
    }
  }
  /// A Boolean value that indicates whether the user can drag items if there is a ``dragDelegate``. The
  /// default is `true`.
  public var dragInteractionEnabled: Bool {
    get { dragDelegates.isEnabled }
    set { dragDelegates.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether items of the collection view are being dragged.
  public var hasActiveDrag: Bool { dragging?.sources.session != nil }
  /// A Boolean value that indicates whether a drag is over the collection view.
  public var hasActiveDrop: Bool { dragging?.feedback.session != nil }
}

/// The delegates for drag and drop of a collection view.
@MainActor struct CollectionDragDelegates {
  weak var drag: (any CollectionViewDragDelegate)?
  weak var drop: (any CollectionViewDropDelegate)?
  var isEnabled = true
  /// The placeholders of dropped items.
  var placeholders: [ItemPlaceholder<CollectionViewCell>] = []
}

extension CollectionView {
  package var hasDragDelegate: Bool { dragDelegate != nil }
  package var hasDropDelegate: Bool { dropDelegate != nil }
  package var isMovingItems: Bool { movement != nil || swipe != nil }
  package var seenItems: [ItemPath] { indexPathsForVisibleItems }
  package func flowsDown(at path: ItemPath) -> Bool {
    guard let rect = place(of: path) else { return true }
    return rect.width > bounds.width * 0.6
  }

  package func dragStateDidChange(at path: ItemPath) {
    guard let cell = cellForItem(at: path) else { return }
    cell.setNeedsUpdateConfiguration()
    cell.updateDragState(dragging?.isDragged(path) ?? false)
  }

  package func dropRect(inEmptySection section: Int) -> Rect {
    prepareLayoutIfNeeded()
    let header = collectionViewLayout.supplements(ofSection: section).before.last
    let before = item(before: ItemPath(item: 0, section: section))
    let y = header.flatMap { place(of: $0)?.maxY } ?? before.flatMap { place(of: $0)?.maxY }
    return Rect(x: 0, y: y ?? 0, width: max(contentSize.width, bounds.width), height: 0)
  }

  // MARK: The delegates

  package func dragItems(_ session: any DragSession, _ path: ItemPath) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  package func addedDragItems(
    _ session: any DragSession, _ path: ItemPath, _ point: Point
  ) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  package func dragParameters(_ path: ItemPath) -> DragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  package func dragBegins(_ session: any DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  package func dragEnded(_ session: any DragSession, _ operation: DropOperation) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  package func dragAllowsMove(_ session: any DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? false
  }
  package func dragIsRestricted(_ session: any DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  package func dropCanHandle(_ session: any DropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  package func dropEntered(_ session: any DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  package func dropProposal(_ session: any DropSession, _ path: ItemPath?) -> ItemDropProposal {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return ItemDropProposal(proposal, intent: proposal?.intent.rawValue)
  }
  package func dropExited(_ session: any DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  package func dropEnded(_ session: any DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  package func performDrop(_ coordinator: ItemDropCoordinator) {
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDropCoordinator(coordinator, self) { .init(operation: $0) })
  }
  package func dropParameters(_ path: ItemPath) -> DragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  // MARK: Moving items

  package func mayReorder(_ path: ItemPath) -> Bool {
    guard let dataSource, contains(path) else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  package func reorderTarget(_ source: ItemPath, _ proposed: ItemPath) -> ItemPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: source, toProposedIndexPath: proposed) ?? proposed
  }

  package func moveInDataSource(_ source: ItemPath, to target: ItemPath) {
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }
}

extension DroppedItem: CollectionViewDropItem {}
