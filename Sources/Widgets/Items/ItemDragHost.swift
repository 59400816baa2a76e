/// A table or a collection that is a source and a target of drags, for ``ItemDragging``.
@MainActor package protocol ItemDragHost: ItemHost, DragSourceHost {
  /// The drags and drops of the host. Created when a delegate is set.
  var dragging: ItemDragging? { get set }
  /// A Boolean value that indicates whether there is a drag delegate.
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  /// A Boolean value that indicates whether the user can drag items.
  var dragInteractionEnabled: Bool { get }
  /// A Boolean value that indicates whether the user moves items in another way.
  var isMovingItems: Bool { get }

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

  // Index paths.
  /// Returns the rectangle of the line that marks the position in a section without items.
  func dropRect(inEmptySection section: Int) -> Rect
}

extension ItemDragHost {
  package var canDragItems: Bool { hasDragDelegate && dragInteractionEnabled && !isMovingItems }

  package func itemsToDrag(from path: ItemPath) -> [ItemPath] {
    guard allowsMultipleSelectionNow, selection.contains(path) else { return [path] }
    return [path] + selection.subtracting([path]).sorted()
  }

  /// Returns the cell of an item as a view, or `nil` if the item has none on screen.
  ///
  /// Functions with `any ItemDragHost` call it. It is not inlined, because the optimizer of Swift 6.2.3
  /// crashes on an optional cell of an unknown type.
  @inline(never) package func viewOfItem(at path: ItemPath) -> View? { itemCell(at: path) }
}

/// The effect of a drop on items.
package struct ItemDropProposal {
  /// The target of a drop.
  ///
  /// The raw values are those of the intents of a table's and a collection's proposals.
  package enum Intent: Int {
    /// The drop delegate decides.
    case unspecified
    /// Between items.
    case insertAt
    /// Into an item.
    case insertInto
    /// Between items or into one, by the position of the drag.
    case automatic
  }
  package var proposal: DropProposal
  package var intent = Intent.unspecified

  /// Creates a proposal from that of a drop delegate and the raw value of its intent. If there is no
  /// delegate, the drop is refused.
  @MainActor package init(_ proposal: DropProposal?, intent: Int?) {
    self.proposal = proposal ?? DropProposal(operation: .cancel)
    self.intent = intent.flatMap(Intent.init) ?? .unspecified
  }

  /// Creates a proposal with an intent.
  package init(proposal: DropProposal, intent: ItemDropProposal.Intent = Intent.unspecified) {
    self.proposal = proposal
    self.intent = intent
  }
}
