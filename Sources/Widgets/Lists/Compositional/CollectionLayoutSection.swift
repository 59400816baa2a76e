import WindowResponder

/// A section of a compositional layout, which repeats a group. Follows `NSCollectionLayoutSection`.
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
  /// A handler that changes the appearance of the visible items during scrolling. It receives the items, the
  /// content offset of the section, in points, and the environment.
  public typealias VisibleItemsInvalidationHandler =
    @MainActor (
      [any CollectionLayoutVisibleItem], Point, any CollectionLayoutEnvironment
    ) -> Void

  /// The group that is repeated.
  final let group: CollectionLayoutGroup

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }

  /// The insets of the items from the section's edges, in points. The default is zero.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default is 0.
  open var interGroupSpacing = 0.0
  /// The reference for ``contentInsets``: the edges that they are measured from, across the scroll axis. The
  /// default is `.automatic`, the reference of the layout's configuration.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// The reference for the insets of boundary supplementary items. The default is `.automatic`, the reference
  /// of the layout's configuration.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// A Boolean value that indicates whether boundary supplementary items have the leading and trailing
  /// ``contentInsets`` too. If it is `false`, they reach from edge to edge. The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The orthogonal scrolling of the section's items: the positions at which it stops. The default is
  /// `.none`.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// The properties of orthogonal scrolling.
  open var orthogonalScrollingProperties = OrthogonalScrollingProperties()
  /// The boundary supplementary items, such as headers and footers.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration items behind or in front of the section.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The handler that changes the appearance of the visible items during scrolling, or `nil`.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// The list of the section, or `nil` for other sections.
  final var list: ListSection?

  /// The orthogonal scrolling of items: the positions at which it stops. Follows
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`, with its values.
  public enum OrthogonalScrollingBehavior: Int, Sendable {
    /// The items do not scroll orthogonally.
    case none
    /// Scrolling stops anywhere.
    case continuous
    /// Scrolling stops at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Scrolling stops at pages with the length of the section.
    case paging
    /// Scrolling stops at the leading edge of a group, one group at a time.
    case groupPaging
    /// Scrolling stops with a group at the center, one group at a time.
    case groupPagingCentered
  }

  /// The properties of orthogonal scrolling. Follows
  /// `UICollectionLayoutSectionOrthogonalScrollingProperties`.
  public struct OrthogonalScrollingProperties: Hashable, Sendable {
    /// The deceleration rate after a drag, or `nil` for that of the behavior.
    public var decelerationRate: ScrollView.DecelerationRate?
    /// A Boolean value that indicates whether the content can be dragged beyond its ends. The default is
    /// `true`.
    public var bounces = true

    /// Creates the default properties.
    public init() {}
  }

  /// The reference of insets. Follows `UIContentInsetsReference`, with its values.
  public enum ContentInsetsReference: Int, Sendable {
    /// The reference of the layout.
    case automatic
    /// The edges of the container.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The layout margins, and in a wide view the area in which text is easy to read.
    case readableContent
  }
}
