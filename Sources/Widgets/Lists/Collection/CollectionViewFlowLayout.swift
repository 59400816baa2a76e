/// Puts items into lines one after another, as words into a text, with a header before each section
/// and a footer after it. Follows `UICollectionViewFlowLayout`.
///
/// Where all items of a section have one size nothing is kept of a single one: a hundred thousand
/// items are laid out as fast as ten. Items of other sizes come from a
/// ``CollectionViewDelegateFlowLayout``, which is asked for each of them once. A full line reaches
/// from edge to edge; the last one begins at the edge and keeps to the columns.
@preconcurrency @MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The size of the items, in points, where the delegate says nothing else.
  open var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Stands for the size that each cell wants; see ``estimatedItemSize``.
  public nonisolated static let automaticSize = Size(width: -1, height: -1)
  /// About how large items are, in points, where each is as large as its cell wants: not zero, as at the
  /// start. ``automaticSize`` leaves that to the layout too.
  open var estimatedItemSize = Size.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// From where ``sectionInset`` is counted. The values are those of
  /// `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: Int, Sendable {
    /// From the edges of the content.
    case fromContentInset
    /// From the safe area.
    case fromSafeArea
    /// From the layout margins.
    case fromLayoutMargins
  }
  /// From where ``sectionInset`` is counted.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The room between lines at least, in points.
  open var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The room between the items of a line at least, in points.
  open var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The room around the items of a section, in points.
  open var sectionInset = EdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// In which direction the content is scrolled; lines lie across it.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points; only what lies along the scroll direction counts, and with 0
  /// there are none.
  open var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points; only what lies along the scroll direction counts, and with 0
  /// there are none.
  open var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether a section's header stays in sight while items of the section are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a section's footer stays in sight while items of the section are.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Asks for what there is, and finds out where it lies.
  open override func prepare() {
    super.prepare()
    flow = FlowGeometry(self)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: Size { flow.contentSize }

  /// What of the sections touches a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item lies.
  open override func layoutAttributesForItem(
    at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Where a section's header or footer lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { end(elementKind, ofSection: indexPath.section) }

  /// What tells the layout what is to be reckoned anew.
  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Where sizes are estimated, the size that a cell wants counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, originalAttributes) }

  /// Takes the size that a cell wants.
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
    var new: [ItemPath: Size] = [:]
    for (path, size) in fitted {
      if let target = map.target(of: path) { new[target] = size }
    }
    fitted = new
  }

  /// The sizes that cells are known to want, in points, where these are estimated.
  final var fitted: [ItemPath: Size] = [:]

  /// How large the items of a section are where the delegate says nothing: a grid or a list makes
  /// them fit into the room that a line has, in points.
  func size(ofItemsIn section: Int, room: Double) -> Size { itemSize }
  /// What a subclass adds to an item's attributes.
  func finish(_ attributes: CollectionViewLayoutAttributes) {}

  override var itemAxis: ItemAxis? {
    scrollDirection == .vertical ? .horizontal : .vertical
  }

  final var flow = FlowGeometry()
  /// The delegate's own method was not there when it was asked for a size.
  final var wasAskedForOwnSize = false
}
