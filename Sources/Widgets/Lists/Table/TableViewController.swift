/// A controller whose view is a table, which it fills and listens to. Follows `UITableViewController`.
///
/// Override the methods of ``TableViewDataSource`` and ``TableViewDelegate`` that you need.
@preconcurrency @MainActor
open class TableViewController: ViewController, TableControllerCreating, TableViewDataSource,
  TableViewDelegate
{
  private let style: TableView.Style

  /// Creates a controller; its table is made when it is first asked for.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// Creates a controller of a plain table. See `ViewController.init(nibName:bundle:)`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: ResourceBundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// Whether nothing is selected when the view comes to be seen again.
  open var clearsSelectionOnViewWillAppear = true

  /// What the user pulls down to have the table's content loaded anew; nil for nothing.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    let table = TableView(frame: Rect(origin: .zero, size: loadingSize), style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Deselects what led away from here.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Begins or ends editing, of the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Rows

  /// How many rows a section has; none until overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell for a row; an empty one until overridden.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell { TableViewCell() }

  /// One section.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No text.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No text.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Every row, while the table is edited.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canEdit)
    return true
  }

  /// No row.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// No bar.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the title's number.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: What happens

  /// The table's ``TableView/rowHeight``.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double {
    tableView.answers.note(.rowHeight)
    return tableView.rowHeight
  }

  /// The table's ``TableView/sectionHeaderHeight``.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    tableView.sectionHeaderHeight
  }

  /// The table's ``TableView/sectionFooterHeight``.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    tableView.sectionFooterHeight
  }

  /// The table's ``TableView/estimatedRowHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: ItemPath
  ) -> Double {
    tableView.answers.note(.estimatedRowHeight)
    return tableView.estimatedRowHeight
  }

  /// The table's ``TableView/estimatedSectionHeaderHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> Double { tableView.estimatedSectionHeaderHeight }

  /// The table's ``TableView/estimatedSectionFooterHeight``.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> Double { tableView.estimatedSectionFooterHeight }

  /// None but the data source's title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.answers.note(.headerView)
    return nil
  }

  /// None but the data source's title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.answers.note(.footerView)
    return nil
  }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// Every row.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: ItemPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: ItemPath) {}

  /// That row.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}

  /// That row.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: ItemPath
  ) -> ItemPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}

  /// Every row.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: ItemPath
  ) {}

  /// It may.
  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: ItemPath) -> Bool { true }

  /// The selected one, or the first that is seen.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { nil }

  /// As the table has it.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: ItemPath
  ) -> Bool { tableView.selectionFollowsFocus }

  /// None.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// It deletes the row.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// "Delete".
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: ItemPath
  ) -> String? { nil }

  /// Every row.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: ItemPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: ItemPath?) {}

  /// There.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath { proposedDestinationIndexPath }

  /// Nothing.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? { nil }

  /// The button that deletes, where the row can be deleted.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    tableView.answers.note(.trailingSwipe)
    return nil
  }

  /// Not at all.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: ItemPath
  ) -> Int { 0 }

  // MARK: Scrolling

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target where it is.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Asks the method that has the target as an `inout` argument.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Zooms nothing.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Lets it go there.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Not.
  open func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// The row itself.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// The row itself.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
}
