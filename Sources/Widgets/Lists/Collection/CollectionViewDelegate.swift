/// An object that receives the actions of the user on a collection view and controls them. Every method has a
/// default implementation. Follows `UICollectionViewDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Returns a Boolean value that indicates whether an item can be highlighted and then selected. Called when
  /// a touch begins on the item.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool
  /// Called when an item has been highlighted by a touch.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath)
  /// Called when an item is no longer highlighted. If the touch selects the item, this happens afterwards.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath)

  /// Returns a Boolean value that indicates whether the user can select an item.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user can deselect an item. Called only where several
  /// items can be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool
  /// Called when the user has selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath)
  /// Called when the user has deselected an item.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath)

  /// Returns a Boolean value that indicates whether an item has a primary action. The default is `true`
  /// outside of editing mode.
  ///
  /// A tap performs it, unless it extends a selection, and so do a double click and Return. A single click of
  /// the pointer only selects the item, as on other desktops.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool
  /// Called when the user performs the primary action of an item, after the item was selected.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath)

  /// Called when a cell is about to become visible.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// Called when a cell is no longer visible.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// Called when a supplementary view is about to become visible.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath)
  /// Called when a supplementary view is no longer visible.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath)

  /// Returns the menu of items, or `nil` for none. Called for the pointer's secondary button, a long press,
  /// or the Menu key. The default implementation returns the result of
  /// ``collectionView(_:contextMenuConfigurationForItemAt:point:)`` for the item at the point.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: If the item at the point is selected, all selected items. Otherwise the item at the
  ///     point. If there is none, the array is empty.
  ///   - point: The location in the collection view's coordinate space, in points. For a key it is the center
  ///     of the item.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration?
  /// Returns the menu of an item, or `nil` for none. The default is `nil`. If
  /// ``collectionView(_:contextMenuConfigurationForItemsAt:point:)`` is implemented, this method is not
  /// called.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: ItemPath,
    point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the menu of items is about to appear.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called when the menu of items is about to disappear.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Returns the index path to which the user moves an item. The default is the proposed one.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path before the move.
  ///   - currentIndexPath: The target so far.
  ///   - proposedIndexPath: The target that the layout proposes.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: ItemPath,
    atCurrentIndexPath currentIndexPath: ItemPath, toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath
  /// Returns the index path to which the user moves an item, without the current one. If the longer method is
  /// implemented, this method is not called.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath
  /// Returns the content offset after a batch of changes or a change of layout. The layout has already
  /// adjusted the proposed offset. The default is the proposed offset.
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point

  /// Returns a Boolean value that indicates whether an item that can be highlighted can have the focus. The
  /// default is `true`.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: ItemPath) -> Bool
  /// Returns the item that gets the focus when the collection view gets it for the first time. The default is
  /// `nil`: a selected item, or the first visible one.
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath?
  /// Returns a Boolean value that indicates whether an item is selected when it gets the focus. The default
  /// is ``CollectionView/selectionFollowsFocus``.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: ItemPath
  ) -> Bool

  /// Returns a Boolean value that indicates whether the user can begin to select several items with the
  /// pointer and Shift or Ctrl while only one can be selected. The default is `false`. The delegate can
  /// change the collection view to allow it.
  func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool
  /// Called when the user is about to select several items. The delegate allows it, for example by starting
  /// editing mode.
  func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath)
  /// Called when the user has selected several items.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)

  /// Returns the preview that is highlighted while a menu is visible, or `nil` for the item itself, which is
  /// drawn as highlighted. Menus show no preview on a desktop: with a preview, the item is not drawn as
  /// highlighted.
  func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Returns the preview to which a menu is dismissed, or `nil` for the item itself.
  func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Called when the user taps the preview. Menus show no preview on a desktop, so the method is never
  /// called.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )

  /// Returns the preview of an item that is highlighted while its menu is visible. The default is the result
  /// of the method without the index path.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview?

  /// Returns the preview of an item to which its menu is dismissed. The default is the result of the method
  /// without the index path.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview?
}
