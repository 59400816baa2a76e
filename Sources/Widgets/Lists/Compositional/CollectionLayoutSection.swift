import WindowResponder

/// How the items of a section are laid out: a group again and again. Follows
/// `NSCollectionLayoutSection`.
///
///     let item = CollectionLayoutItem(
///       layoutSize: CollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
///     let group = CollectionLayoutGroup.horizontal(
///       layoutSize: CollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///       subitems: [item])
///     let section = CollectionLayoutSection(group: group)
@preconcurrency @MainActor open class CollectionLayoutSection {
  /// Changes how items look that are seen, as they scroll. It is told the items, how far the section is
  /// scrolled, in points, and the room there is.
  public typealias VisibleItemsInvalidationHandler =
    @MainActor (
      [any CollectionLayoutVisibleItem], Point, any CollectionLayoutEnvironment
    ) -> Void

  /// The group.
  final let group: CollectionLayoutGroup

  /// Creates a section.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }

  /// How far the items keep from the section's edges, in points.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing = 0.0
  /// From where ``contentInsets`` are counted.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// From where the insets of headers and footers are counted.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether headers and footers keep ``contentInsets`` too, as far as these are at the sides.
  open var supplementariesFollowContentInsets = true
  /// Whether the section's items are scrolled across the layout's direction, and where they come to rest.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// How they are scrolled.
  open var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  /// Headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section, or in front of it.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Changes how items look that are seen, as they scroll.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// What a section of a list knows; nil for other sections.
  final var list: ListSection?

  /// Whether the items are scrolled across, and where they come to rest. The values are those of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrollingBehavior: Int, Sendable {
    /// They are not.
    case none
    /// Anywhere.
    case continuous
    /// Where a group begins.
    case continuousGroupLeadingBoundary
    /// At whole pages, as wide as the section.
    case paging
    /// Where a group begins, one group at a time.
    case groupPaging
    /// With a group in the middle, one group at a time.
    case groupPagingCentered
  }

  /// How a section is scrolled across. Follows
  /// `UICollectionLayoutSectionOrthogonalScrollingProperties`.
  public struct OrthogonalScrollingProperties: Hashable, Sendable {
    /// How fast content slows down that was let go; nil for what suits the behaviour.
    public var decelerationRate: ScrollView.DecelerationRate?
    /// Whether content can be pulled beyond its ends.
    public var bounces = true

    /// Creates the usual properties.
    public init() {}
  }

  /// From where insets are counted. The values are those of `UIContentInsetsReference`.
  public enum ContentInsetsReference: Int, Sendable {
    /// As the layout has it.
    case automatic
    /// From the edges.
    case none
    /// From the safe area.
    case safeArea
    /// From the layout margins.
    case layoutMargins
    /// From the room in which text is easy to read.
    case readableContent
  }
}
