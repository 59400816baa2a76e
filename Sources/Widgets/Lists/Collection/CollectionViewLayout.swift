/// Decides where the items of a collection lie. Follows `UICollectionViewLayout`.
///
/// A subclass answers four questions; the collection asks them for what is to be seen, and never
/// for more:
///
///     final class Diagonal: CollectionViewLayout {
///       override var collectionViewContentSize: Size { Size(width: 4_400, height: 4_400) }
///       override func layoutAttributesForElements(
///         in rect: Rect
///       ) -> [CollectionViewLayoutAttributes]? {
///         (0..<100).compactMap { layoutAttributesForItem(at: [0, $0]) }
///           .filter { $0.frame.intersects(rect) }
///       }
///       override func layoutAttributesForItem(
///         at indexPath: ItemPath
///       ) -> CollectionViewLayoutAttributes? {
///         let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
///         let place = Double(indexPath.item) * 44
///         attributes.frame = Rect(x: place, y: place, width: 44, height: 44)
///         return attributes
///       }
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

  /// Where a view lies that the layout itself makes; nil where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Has views of a class made for a kind of view of the layout's own; nil to have none made.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) { decorations[elementKind] = viewClass }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of what tells the layout what is to be reckoned anew.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

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

  /// Has what a context names reckoned anew before the next frame. An override calls `super`. The base class
  /// reckons everything anew.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidate(with: context)
  }

  /// What is to be reckoned anew for other bounds. An override calls `super`.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the sizes that a view wants make another layout. The base class says no.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is to be reckoned anew for the sizes that a view wants. An override calls `super`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// What is to be reckoned anew while items are moved by hand. An override calls `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [ItemPath],
    withTargetPosition targetPosition: Point, previousIndexPaths: [ItemPath],
    previousPosition: Point
  ) -> CollectionViewLayoutInvalidationContext {
    makeContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  // MARK: Changes

  /// A batch of changes is about to be shown. An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  /// A batch of changes is shown from here on. An override calls `super`.
  open func finalizeCollectionViewUpdates() {}
  /// The bounds are about to change in an animation. An override calls `super`.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// The bounds have changed in an animation. An override calls `super`.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout is about to take the place of this one. An override calls `super`.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// This layout is about to take the place of another one. An override calls `super`.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// One layout has taken the place of another. An override calls `super`.
  open func finalizeLayoutTransition() {}

  /// From where a header or another view comes that a batch of changes brings; nil, as in the base class,
  /// to have it at its place at once.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Where a header or another view goes that a batch of changes takes away; nil, as in the base class, to
  /// have it go at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// Whether the layout is mirrored where lines begin at the right. The base class says no.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

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

  /// The classes of the layout's own views, by their kinds.
  final var decorations: [String: CollectionReusableView.Type] = [:]

  /// The boxes in which sections are scrolled across, as far as they touch a rectangle.
  func scrollers(in rect: Rect) -> [ScrollerPlace] { [] }
  /// Which way a section's items were scrolled across, in points.
  func scrollerDidScroll(_ section: Int, to offset: Point) {}
  /// A batch of changes moved items: what is known of them goes along.
  func itemsMoved(_ map: ItemUpdateMap) {}
  /// What a swipe over an item brings; nil for nothing.
  func swipeActions(_ path: ItemPath, isLeading: Bool) -> SwipeActionsConfiguration? { nil }
  /// The background of the collection while the program sets none. `nil` for none.
  var ground: Color? { nil }

  /// Whether ``prepare()`` has been called since the last change.
  final var isPrepared = false
  /// Along which axis the items follow each other, where there is one: the arrow keys of that axis
  /// go from one to the next and do not stop at the end of a line.
  var itemAxis: ItemAxis? { nil }
}
