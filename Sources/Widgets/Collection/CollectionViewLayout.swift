/// Decides where the items of a collection lie. Follows `UICollectionViewLayout`.
///
/// A subclass answers four questions; the collection asks them for what is to be seen, and never
/// for more:
///
///     final class Diagonal: CollectionViewLayout {
///       override var collectionViewContentSize: Size { … }
///       override func layoutAttributesForElements(
///         in rect: Rect
///       ) -> [CollectionViewLayoutAttributes]? { … }
///       override func layoutAttributesForItem(
///         at indexPath: ItemPath
///       ) -> CollectionViewLayoutAttributes? { … }
///     }
///
/// What can be reckoned once is reckoned in ``prepare()``. ``CollectionViewFlowLayout`` puts items
/// into lines, ``CollectionViewGridLayout`` into columns, ``CollectionViewListLayout`` below one
/// another.
@preconcurrency @MainActor open class CollectionViewLayout {
  /// Creates a layout without a collection.
  public init() {}

  /// The collection that it places the items of.
  public internal(set) final weak var collectionView: CollectionView?

  /// Reckons what is the same until the layout is invalidated. Called before anything else is
  /// asked.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: Size { .zero }

  /// Where the cells, headers and footers lie that touch a rectangle.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Where an item lies; nil where there is no such item.
  open func layoutAttributesForItem(at indexPath: ItemPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Where a header, a footer or another view lies; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether other bounds, be it another size or another place, make another layout. The base class
  /// says so of another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    collectionView?.laidOutBounds.size != newBounds.size
  }

  /// Has everything reckoned anew before the next frame. An override calls `super`.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// From where an item comes that a batch of changes brings; the base class has it fade in at its
  /// place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Where an item goes that a batch of changes takes away, by its place before them; nil, as in the base
  /// class, to have it fade where it is.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where content that the user lets go is to come to rest, with the velocity in points per millisecond:
  /// at an item's middle perhaps. The base class leaves it where it would by itself. The delegate is
  /// asked after it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// What is to be seen after a batch of changes or with another layout. The base class leaves it.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// Where an item that is moved by hand would go, with its middle at a place of the content. The base class
  /// gives the place of the item there, else where it would go until now.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Where it would go until now.
  ///   - position: Its middle, in the collection's content, in points.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: ItemPath, withPosition position: Point
  ) -> ItemPath { collectionView?.item(at: position) ?? previousIndexPath }

  /// How an item looks that is moved by hand, with its middle at a place of the content. The base class
  /// has it in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: ItemPath, withTargetPosition position: Point
  ) -> CollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy()
      ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = ItemMovement.zIndex
    return attributes
  }

  private func faded(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    let copy = attributes?.copy()
    copy?.alpha = 0
    return copy
  }

  /// Whether ``prepare()`` has been called since the last change.
  final var isPrepared = false
  /// Along which axis the items follow each other, where there is one: the arrow keys of that axis
  /// go from one to the next and do not stop at the end of a line.
  var itemAxis: ItemAxis? { nil }
}
