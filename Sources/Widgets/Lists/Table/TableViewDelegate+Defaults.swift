extension TableViewDelegate {
  /// Returns the table view's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double {
    tableView.answers.note(.rowHeight)
    return tableView.rowHeight
  }

  /// Returns the table view's ``TableView/sectionHeaderHeight``.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.sectionHeaderHeight
  }

  /// Returns the table view's ``TableView/sectionFooterHeight``.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.sectionFooterHeight
  }

  /// Returns the table view's ``TableView/estimatedRowHeight``.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> Double {
    tableView.answers.note(.estimatedRowHeight)
    return tableView.estimatedRowHeight
  }

  /// Returns the table view's ``TableView/estimatedSectionHeaderHeight``.
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> Double { tableView.estimatedSectionHeaderHeight }

  /// Returns the table view's ``TableView/estimatedSectionFooterHeight``.
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> Double { tableView.estimatedSectionFooterHeight }

  /// Returns `nil`: the header shows the data source's title.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.answers.note(.headerView)
    return nil
  }

  /// Returns `nil`: the footer shows the data source's title.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.answers.note(.footerView)
    return nil
  }

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}
}

extension TableViewDelegate {
  /// Returns `true`.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {}

  /// Takes no action.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {}

  /// Returns the same row.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Takes no action.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}

  /// Returns the same row.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Takes no action.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}

  /// Returns `true` outside of editing mode.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: ItemPath
  ) -> Bool { !tableView.isEditing }

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {}

  /// Returns `.delete`.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    tableView.answers.note(.editingStyle)
    return .delete
  }

  /// Returns `nil`: the title is "Delete".
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { nil }

  /// Returns `true`.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {}

  /// Takes no action.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {}

  /// Returns `true`.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool { true }

  /// Returns `nil`: the focus goes to a selected row, or to the first visible one.
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { nil }

  /// Returns the table view's ``TableView/selectionFollowsFocus``.
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Returns `nil`: rows have no menu.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Takes no action.
  public func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Returns the proposed index path.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath { proposedDestinationIndexPath }

  /// Returns `nil`: there are no leading swipe actions.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns `nil`: if the row can be deleted, the swipe action deletes it.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    tableView.answers.note(.trailingSwipe)
    return nil
  }

  /// Returns 0.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int { 0 }

  /// Returns `false`.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Takes no action.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// Returns `nil`: the row itself is highlighted.
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns `nil`: the row itself is the preview.
  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Takes no action.
  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
}
