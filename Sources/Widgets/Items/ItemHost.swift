/// A table or a collection, as what they have in common sees it: the changes, the selection, the presses,
/// the keys and the menus of their items. The rows of a table are its items.
@MainActor package protocol ItemHost: ScrollView {
  /// The view that shows an item.
  associatedtype ItemCell: View

  // MARK: What there is

  /// Asks the data source how much there is, where that is not known.
  func loadIfNeeded()
  /// Whether there is such an item.
  func contains(_ path: ItemPath) -> Bool
  /// The first item; nil for none.
  var firstItem: ItemPath? { get }
  /// The last item; nil for none.
  var lastItem: ItemPath? { get }
  /// The next item; nil at the end.
  func item(after path: ItemPath) -> ItemPath?
  /// The item before; nil at the start.
  func item(before path: ItemPath) -> ItemPath?
  /// Where an item lies, in points; nil or empty where there is no such item.
  func place(of path: ItemPath) -> Rect?
  /// The item that a cell shows; nil for a cell that shows none.
  func path(of cell: ItemCell) -> ItemPath?
  /// Whether a cell is one of the host's.
  func owns(_ cell: ItemCell) -> Bool
  /// What lies behind the items and does not scroll.
  var backgroundView: View? { get }
  /// Tells every cell that is seen what is known of its item.
  func updateStates()

  // MARK: Changes

  /// The changes that were told and are not made yet.
  var updates: ItemUpdates { get set }
  /// Makes the changes that were told.
  func applyChanges()
  /// Takes several changes together.
  func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)?)

  // MARK: Selection

  /// The items that are selected.
  var selection: Set<ItemPath> { get set }
  /// The item from which Shift extends the selection.
  var selectionAnchor: ItemPath? { get set }
  /// Whether the user can select items at present.
  var allowsSelectionNow: Bool { get }
  /// Whether the user can select several items at present.
  var allowsMultipleSelectionNow: Bool { get }
  /// Whether the user can select an item at present.
  func allowsSelectionNow(of path: ItemPath) -> Bool
  /// Whether each item shows a box that tells whether it is selected.
  var showsBoxes: Bool { get }
  /// Shows in an item's cell, where it is seen, whether it is selected.
  func showSelection(of path: ItemPath, animated: Bool)
  /// Whether the delegate lets an item be highlighted, and so selected.
  func isSelectable(_ path: ItemPath) -> Bool
  /// Asks the delegate which item is selected where the user selects one; nil for none.
  func willSelect(_ path: ItemPath) -> ItemPath?
  /// Tells the delegate that the user selected an item.
  func didSelect(_ path: ItemPath)
  /// Asks the delegate which item is taken out where the user takes one out; nil for none.
  func willDeselect(_ path: ItemPath) -> ItemPath?
  /// Tells the delegate that the user took an item out.
  func didDeselect(_ path: ItemPath)
  /// Opens an item, where the delegate wants that.
  func performPrimaryAction(at path: ItemPath)

  /// Whether the delegate lets the user select several items from one on, which is not possible yet.
  func shouldBeginMultipleSelection(at path: ItemPath) -> Bool
  /// Tells the delegate that the user is about to.
  func didBeginMultipleSelection(at path: ItemPath)
  /// Tells the delegate that the user has.
  func didEndMultipleSelection()

  // MARK: Presses

  /// The item under a finger or the pointer.
  var pressed: ItemPress<ItemCell>? { get set }
  /// Shows that an item is not pressed any more.
  func endHighlight(of cell: ItemCell)
  /// Tells the delegate so.
  func didUnhighlight(_ path: ItemPath)

  // MARK: Keys

  /// The item that keys go to.
  var focusedPath: ItemPath? { get set }
  /// Whether that is shown.
  var showsFocus: Bool { get set }
  /// Shows it no longer: the pointer or a finger does the work.
  func hideFocus()
  /// Whether keys mean something to the items at present.
  var takesKeys: Bool { get }
  /// Whether the delegate lets keys go to an item.
  func canFocus(_ path: ItemPath) -> Bool
  /// Whether an item that keys go to is selected at once.
  func selectionFollowsFocus(at path: ItemPath) -> Bool
  /// Has keys go to another item.
  func moveFocus(to path: ItemPath, scrolls: Bool)
  /// Whether items lie beside each other along an axis, so that its arrow keys go from one to another.
  func hasNeighbours(along axis: ItemAxis) -> Bool
  /// The next item that can be selected in one direction; nil where there is none.
  func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath?
  /// The item about a page away; nil where there is none.
  func page(from path: ItemPath?, _ direction: Int) -> ItemPath?

  // MARK: What touches do

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

  /// What opens the menus of items; nil until there is a delegate who may have some.
  var itemMenu: ItemMenu? { get set }
  /// Whether there is a delegate who may have menus.
  var hasItemDelegate: Bool { get }
  /// The menu for a point; nil for none.
  func itemMenuConfiguration(at point: Point) -> ContextMenuConfiguration?
  /// The menu comes: the item it is about is shown as pressed.
  func itemMenuBegins(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
  /// The menu goes.
  func itemMenuEnds(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
}

extension ItemHost {
  /// Has another view lie behind the items.
  package func backgroundDidChange(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
}

/// One of the two axes.
package enum ItemAxis {
  case horizontal, vertical
}
