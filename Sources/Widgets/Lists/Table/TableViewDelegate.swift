/// Hears what happens in a table, and has a say in it. Follows `UITableViewDelegate`.
///
/// Every method has an answer unless you give one. Being a `ScrollViewDelegate` too, it also hears
/// how the table is scrolled. The table holds its delegate weakly.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights

  /// How high a row is, in points, or ``TableView/automaticDimension``; the table's
  /// ``TableView/rowHeight`` unless told. It is asked when the row comes to be seen.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double
  /// How high a section's header is, in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// How high a section's footer is, in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// How high a row is about, in points. Where it is implemented it is asked for every row.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath) -> Double
  /// How high a header is about, in points.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Double
  /// How high a footer is about, in points.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> Double

  // MARK: Headers and footers

  /// The view above a section; nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// The view below a section; nil for one with the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Coming and going

  /// A row is about to be seen.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath)
  /// A row is to be seen no longer.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath)
  /// A header is about to be seen.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// A header is to be seen no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// A footer is about to be seen.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// A footer is to be seen no longer.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Selection

  /// Whether a row is highlighted under a finger, and can be selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool
  /// A finger is on a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath)
  /// The finger has left the row.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath)
  /// The user is about to select a row: give it, another one, or nil to select none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath?
  /// The user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath)
  /// A row is about to be selected no longer: give it, another one, or nil to leave it selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath?
  /// A row is selected no longer.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath)
  /// Whether Return or a double click does more than select a row.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: ItemPath)
    -> Bool
  /// The user opened a row with Return or a double click.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath)
  /// The button for more about a row was used.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath)

  // MARK: Keys

  /// Whether keys may go to a row that can be highlighted; true unless told.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool
  /// The row that keys go to when the table gets them for the first time; nil, by default, for the
  /// selected one or the first that is seen.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath?
  /// Whether a row that keys go to is selected at once; ``TableView/selectionFollowsFocus`` unless told.
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath) -> Bool

  // MARK: Menus

  /// The menu of a row, opened by the pointer's secondary button, a long press, or the Menu key; nil, by
  /// default, for none.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - point: Where it was asked for, in the table's own coordinates, in points; the middle of the row
  ///     for a key.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration?
  /// The menu of a row is about to appear.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// The menu of a row is about to go.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  // MARK: Editing

  /// What editing does to a row; it deletes the row unless told.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: ItemPath)
    -> TableViewCell.EditingStyle
  /// What the button that deletes a row says; "Delete" unless told.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  )
    -> String?
  /// Whether a row makes room for the sign of editing.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath) -> Bool
  /// A swipe is about to open a row.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath)
  /// A row that a swipe opened has closed; nil where it is gone.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?)
  /// Where a row that is dragged to a place goes: there unless told.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath
  /// What a swipe to the right opens; nil for nothing.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  )
    -> SwipeActionsConfiguration?
  /// What a swipe to the left opens; nil for the button that deletes, where the row can be deleted.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  )
    -> SwipeActionsConfiguration?
  /// How far a row's content is moved in, in steps.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath) -> Int

  /// Whether the user may select several rows, beginning with one, by the pointer with Shift or Ctrl, where
  /// only one can be selected at present; false unless told. Here the table can be made to allow it.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool
  /// The user is about to select several rows: allow it now, perhaps by editing.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath)
  /// The user has selected several rows.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  /// What stands out while a menu is shown; nil for the row itself, which is shown as pressed. Nothing
  /// stands out beside a desktop's menus: with a preview the row is not shown as pressed.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// What goes back when a menu goes; nil for the row itself.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// The preview was tapped. A desktop's menus have none, so that it never is.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )
}
