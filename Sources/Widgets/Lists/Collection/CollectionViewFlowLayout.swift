/// A layout that arranges items in lines, as words in a text, with a header before and a footer after each
/// section. Follows `UICollectionViewFlowLayout`.
///
/// If all items of a section have the same size, the layout stores nothing for a single item: a hundred
/// thousand items are laid out as fast as ten. A ``CollectionViewDelegateFlowLayout`` provides other sizes,
/// once for each item. A full line reaches from edge to edge. The last line begins at the leading edge and
/// keeps the columns of the lines above.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of items if the delegate does not provide one, in points. The default is 50 by 50.
  open var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// A value for ``estimatedItemSize`` that lets each cell have its preferred size.
  public nonisolated static let automaticSize = Size(width: -1, height: -1)
  /// The estimated size of items, in points. If it is not zero, each item gets the preferred size of its
  /// cell. With ``automaticSize``, the layout estimates too. The default is zero.
  open var estimatedItemSize = Size.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The reference for ``sectionInset``. Follows `UICollectionViewFlowLayout.SectionInsetReference`, with its
  /// values.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }
  /// The reference for ``sectionInset``: the edges that it is measured from, across the scroll direction. The
  /// default is `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section, in points. The default is zero.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls. Lines are perpendicular to it. The default is vertical.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points. Only the length along the scroll direction is used. If it is 0, as by
  /// default, there are no headers.
  open var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points. Only the length along the scroll direction is used. If it is 0, as by
  /// default, there are no footers.
  open var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether a section's header stays visible while items of the section are.
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether a section's footer stays visible while items of the section are.
  /// The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Requests the sizes, and computes the positions.
  open override func prepare() {
    super.prepare()
    flow = FlowGeometry(self)
    keepsMetrics = false
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: Size { flow.contentSize }

  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Returns the attributes of a section's header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { end(elementKind, ofSection: indexPath.section) }

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns a Boolean value that indicates whether a cell's preferred size changes the layout. It can if
  /// sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, originalAttributes) }

  /// Stores the preferred size of a cell, and returns an invalidation context.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    fitted[originalAttributes.indexPath] = preferredAttributes.frame.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func itemsMoved(_ map: ItemUpdateMap) {
    fitted = fitted.movingKeys(map.target(of:))
  }

  /// The preferred sizes of the cells that have been measured, in points.
  final var fitted: [ItemPath: Size] = [:]

  /// Returns the size of the items in a section if the delegate does not provide one, in points. Grids and
  /// lists fit it to the available length of a line.
  func size(ofItemsIn section: Int, room: Double) -> Size { itemSize }
  /// Called to add to an item's attributes. Subclasses override it.
  func finish(_ attributes: CollectionViewLayoutAttributes) {}

  override var itemAxis: ItemAxis? { axis.across }

  /// The axis along which the content scrolls.
  final var axis: ItemAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  override var usesInsetReferences: Bool { sectionInsetReference != .fromContentInset }
  override var dependsOnSize: Bool { true }

  final var flow = FlowGeometry()
  /// The values of the delegate at the last preparation, by section.
  final var metrics: [FlowMetrics] = []
  /// A Boolean value that indicates whether the default implementation was called for a size, because the
  /// delegate has none.
  final var wasAskedForOwnSize = false
}
