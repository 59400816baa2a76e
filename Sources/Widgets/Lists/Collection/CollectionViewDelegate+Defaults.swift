extension CollectionViewDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath
  ) {}
  /// Returns `true` outside of editing mode.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool { !collectionView.isEditing }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath
  ) {}
  /// Returns the menu of the item at the point.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap { path in
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
  }
  /// Returns `nil`: items have no menu.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: ItemPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Returns the result of the method without the current index path.
  public func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: ItemPath,
    atCurrentIndexPath currentIndexPath: ItemPath, toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the proposed index path.
  public func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath { proposedIndexPath }
  /// Returns the proposed offset.
  public func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point { proposedContentOffset }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: ItemPath
  ) -> Bool { true }
  /// Returns `nil`: the focus goes to a selected item, or to the first visible one.
  public func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath? {
    nil
  }
  /// Returns the collection view's ``CollectionView/selectionFollowsFocus``.
  public func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: ItemPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// Returns `false`.
  public func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}

  /// Returns `nil`: the item itself is highlighted.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns `nil`: the item itself is the preview.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Returns the result of the method without the index path.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the result of the method without the index path.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
}
