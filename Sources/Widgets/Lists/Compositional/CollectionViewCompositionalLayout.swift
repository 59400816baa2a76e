import WindowResponder

/// Lays out sections that differ from each other, each made of groups of items. Follows
/// `UICollectionViewCompositionalLayout`.
///
///     let layout = CollectionViewCompositionalLayout { section, environment in
///       section == 0 ? banners() : grid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
///     }
///     let collection = CollectionView(frame: bounds, collectionViewLayout: layout)
///
/// Where items have no estimated sizes nothing is kept of a single one, however many there are. Estimated
/// sizes are asked for as items come to be seen; what is seen stays where it is meanwhile.
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Gives a section by its number, for the room there is; nil for one that has nothing to show.
  public typealias SectionProvider =
    @MainActor (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  private let provider: SectionProvider

  /// Creates a layout whose sections are all alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(
      section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that asks for each section.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// A layout whose sections are lists.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// What is the same for all sections. Setting it has everything reckoned anew.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: CollectionViewLayout

  /// Asks for the sections, and reckons where they begin.
  open override func prepare() {
    super.prepare()
    prepareSections(provider)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: Size {
    arrangeIfNeeded()
    return contentSize
  }

  /// What of the sections touches a rectangle.
  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item lies; what is scrolled across, where it is at present.
  open override func layoutAttributesForItem(
    at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Where a header, a badge or another view lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  /// Where a view of the layout's own lies.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    return sections[safe: indexPath.section].flatMap { section in
      section.section.decorationItems.first { $0.elementKind == elementKind }
        .map { decoration($0, section) }
    }
  }

  /// Where a size is estimated, the size that a view wants counts.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, originalAttributes) }

  /// Takes the size that a view wants.
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

  override func scrollers(in rect: Rect) -> [ScrollerPlace] { scrollerPlaces(in: rect) }
  override func scrollerDidScroll(_ section: Int, to offset: Point) { offsets[section] = offset }
  override func itemsMoved(_ map: ItemUpdateMap) { moveKnownSizes(map) }
  override func swipeActions(_ path: ItemPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    actions(path, isLeading: isLeading)
  }
  override var ground: Color? { listGround }
  override var itemAxis: ItemAxis? { nil }

  // MARK: Parts

  final var sections: [SectionLayout] = []
  final var contentSize = Size.zero
  /// Whether sizes have changed since it was found out where sections begin.
  final var needsArranging = false
  /// The headers and the like of the whole layout, with their boxes.
  final var ends: [SectionLayout.Boundary] = []
  /// The sizes that are known of views, by their sections.
  final var known: [Int: SectionLayout.KnownSizes] = [:]
  final var knownEnds: [Int: Size] = [:]
  /// The length across for which sizes are known, in points.
  final var knownCross = -1.0
  /// How far sections are scrolled across, in points.
  final var offsets: [Int: Point] = [:]
}

/// What is the same for all sections of a compositional layout. Follows
/// `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor open class CollectionViewCompositionalLayoutConfiguration {
  /// In which direction the content is scrolled.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The room between sections, in points.
  open var interSectionSpacing = 0.0
  /// Headers, footers and other views at the edges of the whole layout.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// From where sections count their insets that do not say so themselves.
  open var contentInsetsReference = CollectionLayoutSection.ContentInsetsReference.safeArea

  /// Creates the usual configuration: from top to bottom.
  public init() {}
}
