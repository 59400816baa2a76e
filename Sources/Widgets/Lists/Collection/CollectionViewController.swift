/// A view controller whose view is a collection view. The controller is its data source and delegate. Follows
/// `UICollectionViewController`.
///
/// Override the methods of ``CollectionViewDataSource`` and ``CollectionViewDelegate`` that you need.
@preconcurrency @MainActor
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The layout that the collection view was created with.
  public let collectionViewLayout: CollectionViewLayout

  /// Creates a controller with a layout. The collection view is created on first access.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  /// Creates a controller with a flow layout. See `ViewController.init(nibName:bundle:)`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: ResourceBundle?) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is the controller's view.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether the selection is cleared when the view appears. The default is
  /// `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// A Boolean value that indicates whether a long press moves an item. The default is `true`. Items can be
  /// moved if ``collectionView(_:moveItemAt:to:)`` is overridden, unless ``collectionView(_:canMoveItemAt:)``
  /// is overridden too and returns `false`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { itemMover?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private final var itemMover: ItemMover?

  /// Creates the collection view.
  open override func loadView() {
    let collection = CollectionView(
      frame: Rect(origin: .zero, size: loadingSize), collectionViewLayout: collectionViewLayout)
    // The color of a layout with lists replaces it.
    if collectionViewLayout.ground == nil { collection.backgroundColor = .systemBackground }
    collection.dataSource = self
    collection.delegate = self
    view = collection
    itemMover = ItemMover(collection)
    itemMover?.isEnabled = installsStandardGestureForInteractiveMovement
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Items

  /// Returns 1.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns the number of items in a section. The base class returns 0.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell for an item. The base class returns an empty cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell { CollectionViewCell() }

  /// Returns a header, a footer or another supplementary view. The base class returns an empty view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Returns `true`. See ``installsStandardGestureForInteractiveMovement``.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    collectionView.answers.note(.canMove)
    return true
  }

  /// Leaves the item at its original position.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { collectionView.answers.note(.move) }

  // MARK: Selection

  /// Returns `true`.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath
  ) {}

  /// Returns `true`.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Returns `true`.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath
  ) {}

  /// Returns `true` outside of editing mode.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool { !collectionView.isEditing }

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
  ) {}

  // MARK: Display

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath
  ) {}

  // MARK: Menus, moves and focus

  /// Returns the menu of the item at the point.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap { path in
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
  }

  /// Returns `nil`: items have no menu.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: ItemPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Returns the result of the method without the current index path.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: ItemPath,
    atCurrentIndexPath currentIndexPath: ItemPath, toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath { proposedIndexPath }

  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point { proposedContentOffset }

  /// Returns `true`.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Returns `nil`: the focus goes to a selected item, or to the first visible one.
  open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath? { nil }

  /// Returns the collection view's ``CollectionView/selectionFollowsFocus``.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: ItemPath
  ) -> Bool { collectionView.selectionFollowsFocus }

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
  open func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Takes no action.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}

  /// Returns `nil`: the item itself is highlighted.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns `nil`: the item itself is the preview.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Takes no action.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Returns the result of the method without the index path.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the result of the method without the index path.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
}
