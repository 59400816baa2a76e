/// Hears what the user does with a collection, and has a say in it. Every method may be left out.
/// Follows `UICollectionViewDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether an item may be pressed, and so selected; asked when a finger comes down on it.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool
  /// A finger is on an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath)
  /// The finger has left the item.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath)

  /// Whether the user may select an item.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool
  /// Whether the user may take an item out of the selection.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool
  /// The user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath)
  /// The user took an item out of the selection.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath)

  /// Whether an item can be opened, as by a double click or Return.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool
  /// The user opens an item.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath)

  /// A cell is about to be seen.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// A cell is to be seen no longer.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath)
  /// A header, a footer or another view is about to be seen.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath)
  /// A header, a footer or another view is to be seen no longer.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath)

  /// The menu of some items, opened by the pointer's secondary button, a long press, or the Menu key; nil
  /// for none. Unless told, ``collectionView(_:contextMenuConfigurationForItemAt:point:)`` is asked for
  /// the one that was pressed.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: All that are selected, where the one that was pressed is among them; else that one;
  ///     none where there is nothing at the point.
  ///   - point: Where it was asked for, in the collection's own coordinates, in points; the middle of the
  ///     item for a key.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration?
  /// The menu of an item; nil, by default, for none. Not asked where
  /// ``collectionView(_:contextMenuConfigurationForItemsAt:point:)`` is implemented.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: ItemPath,
    point: Point
  ) -> ContextMenuConfiguration?
  /// The menu of items is about to appear.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// The menu of items is about to go.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Where an item that is moved by hand goes, of which the layout proposes a place: there unless told.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - originalIndexPath: Where it was before.
  ///   - currentIndexPath: Where it would go until now.
  ///   - proposedIndexPath: Where the layout would put it.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: ItemPath,
    atCurrentIndexPath currentIndexPath: ItemPath, toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath
  /// The same, without the place where it would go until now; asked where the longer one is not
  /// implemented.
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath
  /// What is to be seen after a batch of changes or with another layout, which the layout has been asked
  /// about before: that unless told.
  func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point

  /// Whether keys may go to an item that can be highlighted; true unless told.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: ItemPath) -> Bool
  /// The item that keys go to when the collection gets them for the first time; nil, by default, for the
  /// selected one or the first that is seen.
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath?
  /// Whether an item that keys go to is selected at once; ``CollectionView/selectionFollowsFocus`` unless
  /// told.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: ItemPath
  ) -> Bool

  /// Whether the user may select several items, beginning with one, by the pointer with Shift or Ctrl, where
  /// only one can be selected at present; false unless told. Here the collection can be made to allow it.
  func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool
  /// The user is about to select several items: allow it now, perhaps by editing.
  func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath)
  /// The user has selected several items.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)

  /// What stands out while a menu is shown; nil for the item itself, which is shown as pressed. Nothing
  /// stands out beside a desktop's menus: with a preview the item is not shown as pressed.
  func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// What goes back when a menu goes; nil for the item itself.
  func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// The preview was tapped. A desktop's menus have none, so that it never is.
  func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  )

  /// What of an item stands out while its menu is shown; what the method without the item says unless told.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview?

  /// What of an item goes back when its menu goes; what the method without the item says unless told.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview?
}
