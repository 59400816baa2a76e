/// A table or a collection whose items are dragged and dropped on, as ``ItemDragging`` sees it.
@MainActor package protocol ItemDragHost: ItemHost {
  /// What is dragged of it, and dropped on it; made when a delegate comes.
  var dragging: ItemDragging? { get set }
  /// Whether there is somebody who says what is dragged, and what can be dropped.
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  /// Whether the user can drag.
  var dragInteractionEnabled: Bool { get }
  /// Whether items are in the user's hand by another way.
  var isMovingItems: Bool { get }
  /// The cell of an item that is seen.
  func dragCell(at path: ItemPath) -> View?
  /// The item at a place that nothing covers.
  func dragItem(at point: Point) -> ItemPath?

  // The drag delegate.
  func dragItems(_ session: any DragSession, _ path: ItemPath) -> [DragItem]
  func addedDragItems(_ session: any DragSession, _ path: ItemPath, _ point: Point) -> [DragItem]
  func dragParameters(_ path: ItemPath) -> DragPreviewParameters?
  func dragBegins(_ session: any DragSession)
  func dragEnded(_ session: any DragSession)
  func dragAllowsMove(_ session: any DragSession) -> Bool
  func dragIsRestricted(_ session: any DragSession) -> Bool

  // The drop delegate.
  func dropCanHandle(_ session: any DropSession) -> Bool
  func dropEntered(_ session: any DropSession)
  func dropProposal(_ session: any DropSession, _ path: ItemPath?) -> ItemDropProposal
  func dropExited(_ session: any DropSession)
  func dropEnded(_ session: any DropSession)
  func performDrop(_ coordinator: ItemDropCoordinator)
  func dropParameters(_ path: ItemPath) -> DragPreviewParameters?

  // Moving without a drop delegate.
  func mayReorder(_ path: ItemPath) -> Bool

  // Places.
  /// The items that are seen.
  var seenItems: [ItemPath] { get }
}

/// What a drop on items would do.
package struct ItemDropProposal {
  /// Where it would go.
  package enum Intent {
    /// It is left to whoever takes it.
    case unspecified
    /// Between items.
    case insertAt
    /// Into an item.
    case insertInto
    /// Between items, or into one, by where it is.
    case automatic
  }
  package var proposal: DropProposal
  package var intent = Intent.unspecified

  /// Creates a proposal with an intent.
  package init(proposal: DropProposal, intent: ItemDropProposal.Intent = Intent.unspecified) {
    self.proposal = proposal
    self.intent = intent
  }
}
