/// The common part of tables and collections: the changes, selection, presses, keys and menus of their items.
/// The rows of a table are its items.
@MainActor package protocol ItemHost: ScrollView {
  /// The view that shows an item.
  associatedtype ItemCell: View

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
  /// Returns the rectangle of an item in the host's coordinates. If there is no such item, returns `nil` or
  /// an empty rectangle.
  func place(of path: ItemPath) -> Rect?
  /// Returns the item that a cell shows, or `nil` if it shows none.
  func path(of cell: ItemCell) -> ItemPath?
  /// Returns a Boolean value that indicates whether a cell belongs to the host.
  func owns(_ cell: ItemCell) -> Bool
  /// The view behind the items, which does not scroll.
  var backgroundView: View? { get }
  /// Updates the states of all visible cells.
  func updateStates()

  // MARK: Changes

  /// The changes that are not applied yet.
  var updates: ItemUpdates { get set }
  /// Applies the changes.
  func applyChanges()
  /// Applies several changes as one batch.
  func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)?)

  // MARK: Selection

  /// The selected items.
  var selection: Set<ItemPath> { get set }
  /// The item from which Shift extends the selection.
  var selectionAnchor: ItemPath? { get set }
  /// A Boolean value that indicates whether the user can currently select items.
  var allowsSelectionNow: Bool { get }
  /// A Boolean value that indicates whether the user can currently select several items.
  var allowsMultipleSelectionNow: Bool { get }
  /// Returns a Boolean value that indicates whether the user can currently select an item.
  func allowsSelectionNow(of path: ItemPath) -> Bool
  /// A Boolean value that indicates whether each item shows a check box for its selection.
  var showsBoxes: Bool { get }
  /// Updates the selection of an item's cell if it is visible.
  func showSelection(of path: ItemPath, animated: Bool)
  /// Returns a Boolean value that indicates whether the delegate allows highlighting an item, and so its
  /// selection.
  func isSelectable(_ path: ItemPath) -> Bool
  /// Returns the item that the delegate selects in place of the one that the user selects, or `nil` for none.
  func willSelect(_ path: ItemPath) -> ItemPath?
  /// Notifies the delegate that the user selected an item.
  func didSelect(_ path: ItemPath)
  /// Returns the item that the delegate deselects in place of the one that the user deselects, or `nil` for
  /// none.
  func willDeselect(_ path: ItemPath) -> ItemPath?
  /// Notifies the delegate that the user deselected an item.
  func didDeselect(_ path: ItemPath)
  /// Performs the primary action of an item, if the delegate allows it.
  func performPrimaryAction(at path: ItemPath)

  /// Returns a Boolean value that indicates whether the delegate allows multiple selection to begin at an
  /// item.
  func shouldBeginMultipleSelection(at path: ItemPath) -> Bool
  /// Notifies the delegate that multiple selection begins.
  func didBeginMultipleSelection(at path: ItemPath)
  /// Notifies the delegate that multiple selection has ended.
  func didEndMultipleSelection()

  // MARK: Presses

  /// The pressed item, or `nil`.
  var pressed: ItemPress<ItemCell>? { get set }
  /// Removes the highlight of a cell.
  func endHighlight(of cell: ItemCell)
  /// Notifies the delegate that the highlight of an item was removed.
  func didUnhighlight(_ path: ItemPath)

  // MARK: Keys

  /// The item with the keyboard focus, or `nil`.
  var focusedPath: ItemPath? { get set }
  /// A Boolean value that indicates whether the focus is visible.
  var showsFocus: Bool { get set }
  /// Hides the focus, as after input by the pointer or a touch.
  func hideFocus()
  /// A Boolean value that indicates whether the host currently handles keys.
  var takesKeys: Bool { get }
  /// Returns a Boolean value that indicates whether the delegate allows focusing an item.
  func canFocus(_ path: ItemPath) -> Bool
  /// Returns a Boolean value that indicates whether focusing an item selects it.
  func selectionFollowsFocus(at path: ItemPath) -> Bool
  /// Moves the focus to an item.
  func moveFocus(to path: ItemPath, scrolls: Bool)
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
  /// Returns the number of items in a section, or of sections with `nil`.
  func dragCount(ofSection section: Int?) -> Int
  /// Returns a Boolean value that indicates whether items follow one another downward, rather than
  /// sideways, at an item.
  func flowsDown(at path: ItemPath) -> Bool
  /// Moves an item: first in the data source, then in the view.
  func reorder(_ source: ItemPath, to target: ItemPath)
  /// Asks the delegate for the target of an item that the user moves to an index path.
  func reorderTarget(_ source: ItemPath, _ proposed: ItemPath) -> ItemPath

  // MARK: Menus

  /// The menu interaction of the items. It is `nil` until a delegate that may have menus is set.
  var itemMenu: ItemMenu? { get set }
  /// A Boolean value that indicates whether there is a delegate that may have menus.
  var hasItemDelegate: Bool { get }
  /// Returns the configuration of the menu at a point, or `nil` if there is none.
  func itemMenuConfiguration(at point: Point) -> ContextMenuConfiguration?
  /// Called when a menu appears. Its item is highlighted.
  func itemMenuBegins(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
  /// Called when a menu disappears.
  func itemMenuEnds(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
}

extension ItemHost {
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

/// An axis.
package enum ItemAxis {
  case horizontal, vertical
}
