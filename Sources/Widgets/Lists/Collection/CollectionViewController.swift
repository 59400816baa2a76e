/// A controller whose view is a collection, which it fills and listens to. Follows
/// `UICollectionViewController`.
///
/// Override the methods of ``CollectionViewDataSource`` and ``CollectionViewDelegate`` that you need.
@preconcurrency @MainActor
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The layout that the collection was made with.
  public let collectionViewLayout: CollectionViewLayout

  /// Creates a controller; its collection is made when it is first asked for.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }

  /// Creates a controller of a collection with a flow layout. See `ViewController.init(nibName:bundle:)`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: ResourceBundle?) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a collection with a flow layout. No archives are read: the coder is not asked
  /// for anything.
  public override init?(coder: AnyObject) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection, which is the controller's view.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  /// Whether nothing is selected when the view comes to be seen again.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether an item can be moved by a long press; true at the start. It can where
  /// ``collectionView(_:canMoveItemAt:)`` is overridden and says so.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { itemMover?.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private final var itemMover: ItemMover?

  /// Makes the collection.
  open override func loadView() {
    let collection = CollectionView(
      frame: Rect(origin: .zero, size: loadingSize), collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
    itemMover = ItemMover(collection)
    itemMover?.isEnabled = installsStandardGestureForInteractiveMovement
  }

  /// Deselects what led away from here.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Items

  /// One section.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// How many items a section has; none until overridden.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell for an item; an empty one until overridden.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell { CollectionViewCell() }

  /// The header or footer, or another view that the layout places; an empty one until overridden.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Every item; but see ``installsStandardGestureForInteractiveMovement``.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    collectionView.answers.note(.canMove)
    return true
  }

  /// Nothing: the item goes back.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { collectionView.answers.note(.move) }

  // MARK: Selection

  /// Every item.
  open func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath
  ) {}

  /// Every item.
  open func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Every item.
  open func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath
  ) {}

  /// Every item.
  open func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
  ) {}

  // MARK: Coming and going

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: ItemPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: ItemPath
  ) {}

  // MARK: Menus, moving, keys

  /// Asks for the menu of the one item at the point.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap { path in
      self.collectionView(
        collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
  }

  /// None.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: ItemPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// There, or where the shorter method says.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: ItemPath,
    atCurrentIndexPath currentIndexPath: ItemPath, toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// There.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath { proposedIndexPath }

  /// That.
  open func collectionView(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Point { proposedContentOffset }

  /// It may.
  open func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: ItemPath
  ) -> Bool { true }

  /// The selected one, or the first that is seen.
  open func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath? { nil }

  /// As the collection has it.
  open func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: ItemPath
  ) -> Bool { collectionView.selectionFollowsFocus }

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
  open func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) -> Bool { false }
  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: ItemPath
  ) {}
  /// Does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}

  /// The item itself.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// The item itself.
  open func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// The item itself.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The item itself.
  open func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
}
