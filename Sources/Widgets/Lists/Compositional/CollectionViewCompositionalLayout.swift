import WindowResponder

/// A layout with sections that can differ, each made of groups of items. Follows
/// `UICollectionViewCompositionalLayout`.
///
///     let layout = CollectionViewCompositionalLayout { section, environment in
///       section == 0 ? banners() : grid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
///     }
///     let collection = CollectionView(frame: bounds, collectionViewLayout: layout)
///
/// If no item has an estimated size, the layout stores no data for single items, so its memory does not
/// depend on their number. Estimated sizes are replaced when items become visible. Meanwhile the visible
/// items keep their positions.
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// A closure that provides the section at an index for an environment, or `nil` for an empty section.
  public typealias SectionProvider =
    @MainActor (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  private let provider: SectionProvider

  /// Creates a layout with the same section for all indexes.
  public convenience init(section: CollectionLayoutSection) {
    self.init(
      section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with the same section for all indexes, and a configuration.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout with a section provider.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a section provider and a configuration.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are lists.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The configuration for all sections. A new value invalidates the layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: CollectionViewLayout

  /// Requests the sections, and computes their positions.
  open override func prepare() {
    super.prepare()
    prepareSections(provider)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: Size {
    arrangeIfNeeded()
    return contentSize
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Returns the attributes of an item, at its current position in a section that scrolls orthogonally.
  open override func layoutAttributesForItem(
    at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Returns the attributes of a header, a badge or another supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  /// Returns the attributes of a decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    return sections[safe: indexPath.section].flatMap { section in
      section.section.decorationItems.first { $0.elementKind == elementKind }
        .map { decoration($0, section) }
    }
  }

  /// Returns a Boolean value that indicates whether a view's preferred size changes the layout. It can if
  /// sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, originalAttributes) }

  /// Stores the preferred size of a view, and returns an invalidation context.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    take(preferredAttributes, originalAttributes)
    context.isSizing = true
    return context
  }

  override func scrollers(in rect: Rect) -> [ScrollerPosition] { scrollerPositions(in: rect) }
  override func scrollerDidScroll(_ section: Int, to offset: Point) { offsets[section] = offset }
  override func itemsMoved(_ map: ItemUpdateMap) { moveKnownSizes(map) }
  override func swipeActions(_ path: ItemPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    actions(path, isLeading: isLeading)
  }
  override var ground: Color? { listGround }
  override var itemAxis: ItemAxis? { nil }
  override func supplements(
    ofSection number: Int
  ) -> (before: [SupplementKey], after: [SupplementKey]) { boundaries(ofSection: number) }
  override func attachedSupplements(ofSection number: Int) -> AttachedViews<SupplementKey> {
    attachedViews(ofSection: number)
  }
  override var outerSupplements: (before: [SupplementKey], after: [SupplementKey]) {
    outerBoundaries
  }
  override var usesInsetReferences: Bool { true }
  override var dependsOnSize: Bool { true }

  // MARK: Internal state

  final var sections: [SectionLayout] = []
  final var contentSize = Size.zero
  /// A Boolean value that indicates whether the starts of the sections have to be computed again.
  final var needsArranging = false
  /// The boundary supplementary items of the whole layout, with their frames.
  final var ends: [SectionLayout.Boundary] = []
  /// The measured sizes of views, by section.
  final var known: [Int: SectionLayout.KnownSizes] = [:]
  final var knownEnds: [Int: Size] = [:]
  /// The length across the scroll direction for which the sizes were measured, in points.
  final var knownCross = -1.0
  /// The content offsets of the sections that scroll orthogonally, in points.
  final var offsets: [Int: Point] = [:]
}

/// A configuration for all sections of a compositional layout. Follows
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor open class CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default is 0.
  open var interSectionSpacing = 0.0
  /// The boundary supplementary items of the whole layout, such as headers and footers.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for section content insets whose own reference is `.automatic`. The insets of a section
  /// are measured from it, across the scroll axis. `.automatic` is the safe area. The default is `.safeArea`.
  open var contentInsetsReference = CollectionLayoutSection.ContentInsetsReference.safeArea

  /// Creates a configuration with default values.
  public init() {}
}
