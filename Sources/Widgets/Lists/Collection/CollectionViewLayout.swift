/// An object that positions the items of a collection view. Follows `UICollectionViewLayout`.
///
/// A subclass overrides a few members. The collection view calls them only for the visible area:
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
/// Override ``prepare()`` to compute values once. ``CollectionViewFlowLayout`` arranges items in lines,
/// ``CollectionViewGridLayout`` in columns, and ``CollectionViewListLayout`` in rows.
@preconcurrency @MainActor open class CollectionViewLayout {
  /// Creates a layout without a collection view.
  public init() {}

  /// Creates a layout without a collection view. Follows `UICollectionViewLayout.init(coder:)`, which UIKit
  /// code calls in its `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) {}

  /// The collection view whose items the layout positions.
  public internal(set) final weak var collectionView: CollectionView?

  /// Computes the values that stay valid until the layout is invalidated. Called before any other method. The
  /// base class does nothing.
  open func prepare() {}

  /// The size of the content, in points. The base class has zero.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of the cells, supplementary views and decoration views that intersect a
  /// rectangle.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: ItemPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, or `nil` if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Registers a class of decoration views for an element kind. If the class is `nil`, removes the
  /// registration.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) { decorations[elementKind] = viewClass }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  /// Returns a Boolean value that indicates whether other bounds, with another size or origin, invalidate the
  /// layout. The base class returns `false`, and the library's own layouts return `true` for another size. A
  /// collection view invalidates every layout if its size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    dependsOnSize && collectionView?.laidOutBounds.size != newBounds.size
  }

  /// Invalidates the whole layout, which is computed again before the next frame. An override calls `super`.
  open func invalidateLayout() {
    isPrepared = false
    keepsMetrics = false
    collectionView?.layoutWasInvalidated()
  }

  /// Invalidates the parts of the layout that a context specifies. They are computed again before the next
  /// frame. An override calls `super`. The base class computes the whole layout again.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidate(with: context)
  }

  /// Returns the invalidation context for other bounds. An override calls `super`.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns a Boolean value that indicates whether the preferred attributes of a view invalidate the layout.
  /// The base class returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for the preferred attributes of a view. An override calls `super`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns the invalidation context for items that the user moves. An override calls `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [ItemPath],
    withTargetPosition targetPosition: Point, previousIndexPaths: [ItemPath],
    previousPosition: Point
  ) -> CollectionViewLayoutInvalidationContext {
    makeContext(targetIndexPaths, targetPosition, previousIndexPaths)
  }

  // MARK: Changes

  /// Called before a batch of changes is animated. An override calls `super`.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  /// Called when the animation of a batch of changes is set up. An override calls `super`.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the bounds. An override calls `super`.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// Called after an animated change of the bounds. An override calls `super`.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one. An override calls `super`.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Called before this layout replaces another one. An override calls `super`.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Called after one layout has replaced another. An override calls `super`.
  open func finalizeLayoutTransition() {}

  /// Returns the start of a supplementary view that a batch of changes inserts. If it is `nil`, as in the
  /// base class, the view appears without animation.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }
  /// Returns the end of a supplementary view that a batch of changes deletes. If it is `nil`, as in the base
  /// class, the view disappears without animation.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// A Boolean value that indicates whether the layout is mirrored for right-to-left languages. The base
  /// class has `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns the start of an item that a batch of changes inserts. In the base class the item fades in at its
  /// final position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Returns the end of an item that a batch of changes deletes, by its index path before the changes. If it
  /// is `nil`, as in the base class, the item fades out at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the content offset at which scrolling ends after a drag, for example at the center of an item.
  /// The velocity is in points per millisecond. The base class returns the proposed offset. The delegate can
  /// change the result.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// Returns the content offset after a batch of changes or a change of layout. The base class returns the
  /// proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// Returns the target index path of an item that the user moves. The base class returns the index path of
  /// the item at the position. If there is none, returns the previous target.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The target so far.
  ///   - position: The center of the moved item in the content, in points.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: ItemPath, withPosition position: Point
  ) -> ItemPath { collectionView?.item(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user moves, with its center at a position in the content. In
  /// the base class the item is in front of the others.
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

  /// The classes of decoration views, by element kind.
  final var decorations: [String: CollectionReusableView.Type] = [:]

  /// Returns the positions of the sections that scroll orthogonally and intersect a rectangle.
  func scrollers(in rect: Rect) -> [ScrollerPosition] { [] }
  /// Stores the content offset of a section that scrolls orthogonally, in points.
  func scrollerDidScroll(_ section: Int, to offset: Point) {}
  /// Called when a batch of changes has moved items. Moves what the layout stores for them.
  func itemsMoved(_ map: ItemUpdateMap) {}
  /// Returns the swipe actions of an item, or `nil` for none.
  func swipeActions(_ path: ItemPath, isLeading: Bool) -> SwipeActionsConfiguration? { nil }
  /// The background color of the collection view if the application sets none, or `nil` for none.
  var ground: Color? { nil }

  /// Returns the supplementary views that are read before and after the items of a section. In the base class
  /// these are its header and its footer.
  func supplements(ofSection number: Int) -> (before: [SupplementKey], after: [SupplementKey]) {
    func find(_ kind: String) -> [SupplementKey] {
      let path = ItemPath(item: 0, section: number)
      guard let found = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
        !found.frame.isEmpty, !found.isHidden
      else { return [] }
      return [SupplementKey(kind: kind, path: path)]
    }
    return (
      find(CollectionView.elementKindSectionHeader), find(CollectionView.elementKindSectionFooter)
    )
  }
  /// Returns the supplementary views that belong to the items of a section, in the order of reading. In the
  /// base class there are none.
  func attachedSupplements(ofSection number: Int) -> AttachedViews<SupplementKey> {
    AttachedViews([])
  }
  /// The supplementary views that are read before and after all sections.
  var outerSupplements: (before: [SupplementKey], after: [SupplementKey]) { ([], []) }
  /// A Boolean value that indicates whether positions depend on the safe area and the margins of the
  /// collection view.
  var usesInsetReferences: Bool { false }
  /// A Boolean value that indicates whether the layout itself is invalidated by another size of its
  /// collection view. The collection view invalidates other layouts.
  var dependsOnSize: Bool { false }

  /// A Boolean value that indicates whether ``prepare()`` has been called since the last invalidation.
  final var isPrepared = false
  /// A Boolean value that indicates whether the next preparation uses the delegate's sizes and spacings of
  /// the last one.
  final var keepsMetrics = false
  /// The axis along which items follow each other, or `nil` if there is none. The arrow keys of that axis go
  /// from one item to the next, also at the end of a line.
  var itemAxis: ItemAxis? { nil }
}
