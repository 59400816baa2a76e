/// Drag and drop of rows.
extension TableView {
  /// The delegate that provides the items for a drag. The reference is weak.
  ///
  /// If it is set, ``dropDelegate`` is `nil` and the data source can move rows, the user can move rows by
  /// dragging.
  public var dragDelegate: (any TableViewDragDelegate)? {
    get { dragDelegates.drag }
    set {
      dragDelegates.drag = checked(newValue)
      updateDragging()
    }
  }
  /// The delegate that accepts or refuses drops, and handles them. The reference is weak.
  public var dropDelegate: (any TableViewDropDelegate)? {
    get { dragDelegates.drop }
    set {
      dragDelegates.drop = checked(newValue)
      updateDragging()
    }
  }
  /// A Boolean value that indicates whether the user can drag rows if there is a ``dragDelegate``. The
  /// default is `true`.
  public var dragInteractionEnabled: Bool {
    get { dragDelegates.isEnabled }
    set { dragDelegates.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether rows of the table view are being dragged.
  public var hasActiveDrag: Bool { dragging?.sources.session != nil }
  /// A Boolean value that indicates whether a drag is over the table view.
  public var hasActiveDrop: Bool { dragging?.feedback.session != nil }
}

/// The delegates for drag and drop of a table view.
@MainActor struct TableDragDelegates {
  weak var drag: (any TableViewDragDelegate)?
  weak var drop: (any TableViewDropDelegate)?
  var isEnabled = true
  /// The placeholders of dropped items.
  var placeholders: [ItemPlaceholder<TableViewCell>] = []
}

extension TableView {
  package var hasDragDelegate: Bool { dragDelegate != nil }
  package var hasDropDelegate: Bool { dropDelegate != nil }
  package var isMovingItems: Bool { reordering != nil || swipe != nil }
  package var seenItems: [ItemPath] { seenRows.map(\.path) }
  package func flowsDown(at path: ItemPath) -> Bool { true }

  package func dropRect(inEmptySection section: Int) -> Rect {
    let rect = headerRect(section)
    return Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0)
  }

  package func dragStateDidChange(at path: ItemPath) {
    guard let cell = cellForRow(at: path) else { return }
    cell.setNeedsUpdateConfiguration()
    cell.updateDragState(dragging?.isDragged(path) ?? false)
  }

  // MARK: The delegates

  package func dragItems(_ session: any DragSession, _ path: ItemPath) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  package func addedDragItems(
    _ session: any DragSession, _ path: ItemPath, _ point: Point
  ) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  package func dragParameters(_ path: ItemPath) -> DragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  package func dragBegins(_ session: any DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  package func dragEnded(_ session: any DragSession, _ operation: DropOperation) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  package func dragAllowsMove(_ session: any DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
  }
  package func dragIsRestricted(_ session: any DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  package func dropCanHandle(_ session: any DropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  package func dropEntered(_ session: any DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  package func dropProposal(_ session: any DropSession, _ path: ItemPath?) -> ItemDropProposal {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return ItemDropProposal(proposal, intent: proposal?.intent.rawValue)
  }
  package func dropExited(_ session: any DropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  package func dropEnded(_ session: any DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  package func performDrop(_ coordinator: ItemDropCoordinator) {
    dropDelegate?.tableView(
      self, performDropWith: TableDropCoordinator(coordinator, self) { .init(operation: $0) })
  }
  package func dropParameters(_ path: ItemPath) -> DragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  // MARK: Moving rows

  package func mayReorder(_ path: ItemPath) -> Bool {
    guard let dataSource, contains(path) else { return false }
    let (canMove, isOwn) = answers.ask(.canMove) {
      dataSource.tableView(self, canMoveRowAt: path)
    }
    return canMove || !isOwn
  }

  package func reorderTarget(_ source: ItemPath, _ proposed: ItemPath) -> ItemPath {
    tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  package func moveInDataSource(_ source: ItemPath, to target: ItemPath) {
    dataSource?.tableView(self, moveRowAt: source, to: target)
  }
}

extension DroppedItem: TableViewDropItem {}
