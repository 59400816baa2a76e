/// An object that receives the actions of the user on a table view and controls them. Follows
/// `UITableViewDelegate`.
///
/// Every method has a default implementation. As a `ScrollViewDelegate`, the delegate also observes
/// scrolling. The table view holds a weak reference to it.
@preconcurrency @MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights

  /// Returns the height of a row, in points, or ``TableView/automaticDimension``. The default is the table
  /// view's ``TableView/rowHeight``. Called when the row becomes visible.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double
  /// Returns the height of a section's header, in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a section's footer, in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Returns the estimated height of a row, in points. If it is implemented, it is called for every row.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath) -> Double
  /// Returns the estimated height of a header, in points.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Double
  /// Returns the estimated height of a footer, in points.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> Double

  // MARK: Headers and footers

  /// Returns the view above a section, or `nil` for a view with the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below a section, or `nil` for a view with the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Display

  /// Called when a row is about to become visible.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath)
  /// Called when a row is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath)
  /// Called when a header is about to become visible.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called when a header is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called when a footer is about to become visible.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when a footer is no longer visible.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Selection

  /// Returns a Boolean value that indicates whether a row can be highlighted and then selected. Called when a
  /// touch begins on the row.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath) -> Bool
  /// Called when a row has been highlighted by a touch.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath)
  /// Returns the row to select when the user is about to select a row: this one, another one, or `nil` for
  /// none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath)
  /// Returns the row to deselect when a row is about to be deselected: this one, another one, or `nil` to
  /// keep the selection.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath?
  /// Called when a row has been deselected.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath)
  /// Returns a Boolean value that indicates whether a row has a primary action. The default is `true` outside
  /// of editing mode.
  ///
  /// A tap performs it, unless it extends a selection, and so do a double click and Return. A single click of
  /// the pointer only selects the row, as on other desktops.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: ItemPath)
    -> Bool
  /// Called when the user performs the primary action of a row, after the row was selected.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath)
  /// Called when the user has tapped the detail button of a row.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath)

  // MARK: Focus

  /// Returns a Boolean value that indicates whether a row that can be highlighted can have the focus. The
  /// default is `true`.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool
  /// Returns the row that gets the focus when the table view gets it for the first time. The default is
  /// `nil`: a selected row, or the first visible one.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath?
  /// Returns a Boolean value that indicates whether a row is selected when it gets the focus. The default is
  /// ``TableView/selectionFollowsFocus``.
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath) -> Bool

  // MARK: Menus

  /// Returns the menu of a row, or `nil` for none. Called for the pointer's secondary button, a long press,
  /// or the Menu key. The default is `nil`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  ///   - point: The location in the table view's coordinate space, in points. For a key it is the center of
  ///     the row.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the menu of a row is about to appear.
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called when the menu of a row is about to disappear.
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  // MARK: Editing

  /// Returns the editing style of a row. The default is `.delete`.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: ItemPath)
    -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row. The default is "Delete".
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  )
    -> String?
  /// Returns a Boolean value that indicates whether a row makes room for its editing control.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath) -> Bool
  /// Called when a swipe is about to open the actions of a row.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath)
  /// Called when the swipe actions of a row have closed. If the row no longer exists, the index path is
  /// `nil`.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?)
  /// Returns the index path to which the user drags a row. The default is the proposed one.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath
  /// Returns the swipe actions at the leading edge of a row, or `nil` for none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  )
    -> SwipeActionsConfiguration?
  /// Returns the swipe actions at the trailing edge of a row. If it is `nil` and the row can be deleted, the
  /// action deletes it.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  )
    -> SwipeActionsConfiguration?
  /// Returns the indentation level of a row's content.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath) -> Int

  /// Returns a Boolean value that indicates whether the user can begin to select several rows with the
  /// pointer and Shift or Ctrl while only one can be selected. The default is `false`. The delegate can
  /// change the table view to allow it.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool
  /// Called when the user is about to select several rows. The delegate allows it, for example by starting
  /// editing mode.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath)
  /// Called when the user has selected several rows.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  /// Returns the preview that is highlighted while a menu is visible, or `nil` for the row itself, which is
  /// drawn as highlighted. Menus show no preview on a desktop: with a preview, the row is not drawn as
  /// highlighted.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Returns the preview to which a menu is dismissed, or `nil` for the row itself.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Called when the user taps the preview. Menus show no preview on a desktop, so the method is never
  /// called.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )
}
