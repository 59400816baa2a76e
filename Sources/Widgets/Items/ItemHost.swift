/// The common part of tables and collections: the changes, selection, presses, keys, menus and drags of their
/// items. The rows of a table are its items.
@MainActor package protocol ItemHost: ScrollView, DragSourceHost {
  /// The view that shows an item.
  associatedtype ItemCell: View

  /// Notifies the delegate.
  func notifyDelegate(of event: ItemEvent)

  // MARK: Content

  /// Loads the numbers of sections and items from the data source if this is needed.
  func loadIfNeeded()
  /// Returns a Boolean value that indicates whether an item exists.
  func contains(_ path: ItemPath) -> Bool
  /// The first item, or `nil` if there are no items.
  var firstItem: ItemPath? { get }
  /// The last item, or `nil` if there are no items.
  var lastItem: ItemPath? { get }
  /// Returns the next item, or `nil` at the end.
  func item(after path: ItemPath) -> ItemPath?
  /// Returns the previous item, or `nil` at the start.
  func item(before path: ItemPath) -> ItemPath?
  /// Returns the item that a cell shows, or `nil` if it shows none.
  func path(of cell: ItemCell) -> ItemPath?
  /// Returns a Boolean value that indicates whether a cell belongs to the host.
  func owns(_ cell: ItemCell) -> Bool
  /// The view behind the items, which does not scroll.
  var backgroundView: View? { get set }
  /// Returns the cell of a visible item, or `nil`.
  func itemCell(at path: ItemPath) -> ItemCell?
  /// Returns the item at a point, or `nil` if there is none.
  func item(at point: Point) -> ItemPath?
  /// Returns a Boolean value that indicates whether another view is in front of the items at a point.
  func isCovered(_ point: Point) -> Bool
  /// Updates the states of all visible cells.
  func updateStates()
  /// Updates the state of an item's cell if it is visible.
  func updateState(of path: ItemPath)
  /// A number that increases whenever items are counted or positioned again. Code that calls the data source
  /// compares it afterwards.
  var generation: Int { get }
  /// The record of the methods that the data source and the delegate implement.
  var answers: DefaultAnswers { get }

  // MARK: Restoration

  /// The data source.
  var itemSource: AnyObject? { get }
  /// Prepares the scroll to the first visible item of a saved state. By default, no preparation is needed.
  func prepareToRestore(_ path: ItemPath)

  // MARK: Changes

  /// The changes that are not applied yet.
  var updates: ItemUpdates { get set }
  /// Applies the changes.
  func applyChanges()
  /// Applies several changes as one batch.
  func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)?)

  // MARK: Selection

  /// A Boolean value that indicates whether the host is in editing mode.
  var isEditing: Bool { get }
  /// A Boolean value that indicates whether the user can select several items outside editing mode.
  var allowsMultipleSelection: Bool { get }
  /// A Boolean value that indicates whether the user can select several items in editing mode.
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// The selected items.
  var selection: Set<ItemPath> { get set }
  /// The item from which Shift extends the selection.
  var selectionAnchor: ItemPath? { get set }
  /// A Boolean value that indicates whether the user can currently select items.
  var allowsSelectionNow: Bool { get }
  /// Updates the selection of an item's cell if it is visible.
  func showSelection(of path: ItemPath, animated: Bool)
  /// Returns a Boolean value that indicates whether the delegate allows highlighting an item, and so its
  /// selection.
  func isSelectable(_ path: ItemPath) -> Bool
  /// Returns the item that the delegate selects in place of the one that the user selects, or `nil` for none.
  func willSelect(_ path: ItemPath) -> ItemPath?
  /// A Boolean value that indicates whether a lifted finger or button selects its item before the highlight
  /// ends, and not after it.
  var selectsBeforeRelease: Bool { get }
  /// Returns the item that the delegate deselects in place of the one that the user deselects, or `nil` for
  /// none.
  func willDeselect(_ path: ItemPath) -> ItemPath?
  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at path: ItemPath)

  /// Returns a Boolean value that indicates whether the delegate allows multiple selection to begin at an
  /// item.
  func shouldBeginMultipleSelection(at path: ItemPath) -> Bool

  // MARK: Presses

  /// The pressed item, or `nil`.
  var pressed: ItemPress<ItemCell>? { get set }
  /// Highlights a cell.
  func beginHighlight(of cell: ItemCell)
  /// Removes the highlight of a cell.
  func endHighlight(of cell: ItemCell)

  // MARK: Keys

  /// The navigation by keys.
  var keys: ItemKeys { get }
  /// The item with the keyboard focus, or `nil`.
  var focusedPath: ItemPath? { get set }
  /// A Boolean value that indicates whether the focus returns to the item that had it last.
  var remembersLastFocusedIndexPath: Bool { get }
  /// The item that the delegate prefers for the focus, or `nil`.
  var preferredFocus: ItemPath? { get }
  /// The item that gets the focus if none had it before, or `nil` if there are no items.
  var usualFocus: ItemPath? { get }
  /// The item under the pointer, or `nil`.
  var hoveredPath: ItemPath? { get set }
  /// A Boolean value that indicates whether the focus is visible.
  var showsFocus: Bool { get set }
  /// A Boolean value that indicates whether the host currently handles keys.
  var takesKeys: Bool { get }
  /// Returns a Boolean value that indicates whether the delegate allows focusing an item.
  func canFocus(_ path: ItemPath) -> Bool
  /// Returns a Boolean value that indicates whether focusing an item selects it.
  func selectionFollowsFocus(at path: ItemPath) -> Bool
  /// Scrolls as little as is needed to show an item.
  func scrollIntoView(_ path: ItemPath)
  /// Returns a Boolean value that indicates whether arrow keys move the focus along an axis.
  func hasNeighbours(along axis: ItemAxis) -> Bool
  /// Returns the next selectable item in a direction, or `nil` if there is none.
  func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath?
  /// Returns the item that is about a page away, or `nil` if there is none.
  func page(from path: ItemPath?, _ direction: Int) -> ItemPath?

  // MARK: Touch actions

  /// Returns the menu elements for the swipe actions of an item and the actions of its accessories.
  func touchActions(for path: ItemPath) -> [MenuElement]
  /// Returns a Boolean value that indicates whether the user can move an item by a touch.
  func userCanMove(_ path: ItemPath) -> Bool
  /// Returns a Boolean value that indicates whether the key Delete deletes an item if no responder performs
  /// the command Delete.
  func userCanDelete(_ path: ItemPath) -> Bool
  /// Requests the data source to delete an item.
  func userDeletes(_ path: ItemPath)
  /// Returns a Boolean value that indicates whether items follow one another downward, rather than
  /// sideways, at an item.
  func flowsDown(at path: ItemPath) -> Bool
  /// Requests the data source to move an item.
  func moveInDataSource(_ source: ItemPath, to target: ItemPath)
  /// Asks the delegate for the target of an item that the user moves to an index path.
  func reorderTarget(_ source: ItemPath, _ proposed: ItemPath) -> ItemPath

  // MARK: Menus

  /// The menu interaction of the items. It is `nil` until a delegate that may have menus is set.
  var itemMenu: ItemMenu? { get set }
  /// A Boolean value that indicates whether there is a delegate that may have menus.
  var hasItemDelegate: Bool { get }
  /// Returns a Boolean value that indicates whether the delegate has a preview of the item of a menu, which
  /// is shown in place of the highlight.
  func hasMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath) -> Bool
  /// Requests the preview of a menu that disappears from the delegate. The item is `nil` if it is gone.
  func dismissMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath?)

  // MARK: Drag and drop

  /// The drags and drops of the host. Created when a delegate is set.
  var dragging: ItemDragging? { get set }
  /// A Boolean value that indicates whether there is a drag delegate.
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  /// A Boolean value that indicates whether the user can drag items.
  var dragInteractionEnabled: Bool { get }
  /// A Boolean value that indicates whether the user moves items in another way.
  var isMovingItems: Bool { get }
  /// Returns a Boolean value that indicates whether the user can move an item without a drop delegate.
  func mayReorder(_ path: ItemPath) -> Bool
  /// Returns the rectangle of the line that marks the position in a section without items.
  func dropRect(inEmptySection section: Int) -> Rect

  // The drop delegate.
  func dropCanHandle(_ session: any DropSession) -> Bool
  func dropEntered(_ session: any DropSession)
  func dropProposal(_ session: any DropSession, _ path: ItemPath?) -> ItemDropProposal
  func dropExited(_ session: any DropSession)
  func dropEnded(_ session: any DropSession)
  func performDrop(_ coordinator: ItemDropCoordinator)
  func dropParameters(_ path: ItemPath) -> DragPreviewParameters?
}

extension ItemHost {
  /// Returns `false`.
  package func userCanDelete(_ path: ItemPath) -> Bool { false }
  /// Takes no action.
  package func userDeletes(_ path: ItemPath) {}
  /// Takes no action.
  package func prepareToRestore(_ path: ItemPath) {}

  /// Replaces the view behind the items.
  package func backgroundDidChange(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
}

/// An event of which the delegate of a table or a collection is notified.
package enum ItemEvent {
  /// An item was highlighted.
  case highlighted(ItemPath)
  /// The highlight of an item was removed.
  case unhighlighted(ItemPath)
  /// The user selected an item.
  case selected(ItemPath)
  /// The user deselected an item.
  case deselected(ItemPath)
  /// Multiple selection begins at an item.
  case beganMultipleSelection(ItemPath)
  case endedMultipleSelection
  case menuAppears(ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?)
  case menuDisappears(ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?)
}

/// An axis.
package enum ItemAxis {
  case horizontal, vertical
}
