/// A view controller whose view is a table view. The controller is its data source and delegate. Follows
/// `UITableViewController`.
///
/// Override the methods of ``TableViewDataSource`` and ``TableViewDelegate`` that you need.
@preconcurrency @MainActor
open class TableViewController: ViewController, TableControllerCreating, TableViewDataSource,
  TableViewDelegate
{
  private let style: TableView.Style

  /// Creates a controller with a style. The table view is created on first access.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// Creates a controller with a plain table view. See `ViewController.init(nibName:bundle:)`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: ResourceBundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table view. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether the selection is cleared when the view appears. The default is
  /// `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that reloads the content when the user pulls the table view down, or `nil` for none.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates the table view.
  open override func loadView() {
    let table = TableView(frame: Rect(origin: .zero, size: loadingSize), style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Begins or ends editing mode, also that of the table view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Rows

  /// Returns the number of rows in a section. The base class returns 0.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for a row. The base class returns an empty cell.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell { TableViewCell() }

  /// Returns 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns `nil`: the header has no text.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`: the footer has no text.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `true`. A swipe deletes rows only if this method or ``tableView(_:commit:forRowAt:)`` is
  /// overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canEdit)
    return true
  }

  /// Returns `false`. If ``tableView(_:moveRowAt:to:)`` is overridden and this method is not, rows can be
  /// moved.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// Returns `nil`: there is no section index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section with the index of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Delegate

  /// Returns the table view's ``TableView/rowHeight``.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double {
    tableView.answers.note(.rowHeight)
    return tableView.rowHeight
  }

  /// Returns the table view's ``TableView/sectionHeaderHeight``.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.sectionHeaderHeight
  }

  /// Returns the table view's ``TableView/sectionFooterHeight``.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.sectionFooterHeight
  }

  /// Returns the table view's ``TableView/estimatedRowHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> Double {
    tableView.answers.note(.estimatedRowHeight)
    return tableView.estimatedRowHeight
  }

  /// Returns the table view's ``TableView/estimatedSectionHeaderHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> Double { tableView.estimatedSectionHeaderHeight }

  /// Returns the table view's ``TableView/estimatedSectionFooterHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> Double { tableView.estimatedSectionFooterHeight }

  /// Returns `nil`: the header shows the data source's title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.answers.note(.headerView)
    return nil
  }

  /// Returns `nil`: the footer shows the data source's title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.answers.note(.footerView)
    return nil
  }

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// Returns `true`.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {}

  /// Takes no action.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {}

  /// Returns the same row.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Takes no action.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}

  /// Returns the same row.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Takes no action.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}

  /// Returns `true` outside of editing mode.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: ItemPath
  ) -> Bool { !tableView.isEditing }

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {}

  /// Returns `true`.
  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool { true }

  /// Returns `nil`: the focus goes to a selected row, or to the first visible one.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { nil }

  /// Returns the table view's ``TableView/selectionFollowsFocus``.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// Returns `nil`: rows have no menu.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Takes no action.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Returns `.delete`.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle {
    tableView.answers.note(.editingStyle)
    return .delete
  }

  /// Returns `nil`: the title is "Delete".
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { nil }

  /// Returns `true`.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {}

  /// Takes no action.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {}

  /// Returns the proposed index path.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath { proposedDestinationIndexPath }

  /// Returns `nil`: there are no leading swipe actions.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns `nil`: if the row can be deleted, the swipe action deletes it.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    tableView.answers.note(.trailingSwipe)
    return nil
  }

  /// Returns 0.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int { 0 }

  // MARK: Scrolling

  /// Takes no action.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Takes no action.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Takes no action.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Keeps the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Calls the method that has the target as an `inout` argument.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Takes no action.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Takes no action.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Takes no action.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Takes no action.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns `nil`: the content does not zoom.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Takes no action.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Takes no action.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Takes no action.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Takes no action.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Returns `false`.
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Takes no action.
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// Returns `nil`: the row itself is highlighted.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns `nil`: the row itself is the preview.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Takes no action.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
}
