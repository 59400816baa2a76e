import WindowResponder

/// The position of one cell in a compositional layout. Follows `NSCollectionLayoutItem`.
@preconcurrency @MainActor open class CollectionLayoutItem {
  /// The size, relative to the group that contains the item.
  public final let layoutSize: CollectionLayoutSize
  /// The supplementary items that are attached to the item, for example badges.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  final var ownSupplementaryItems: [CollectionLayoutSupplementaryItem]
  /// The insets of the cell in its position, in points. They are ignored along an axis whose dimension is
  /// estimated. The default is zero.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing around the item, or `nil` for none.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
  }
}

/// A supplementary view that is attached to an item, for example a badge. Follows
/// `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The element kind of the view, which the data source receives.
  public final let elementKind: String
  /// The anchor in the item.
  public final let containerAnchor: CollectionLayoutAnchor
  /// The anchor in the view. If it is `nil`, the view lies inside the item.
  public final let itemAnchor: CollectionLayoutAnchor?
  /// The order of the view. Views with larger numbers are in front. Cells have 0. The default is 1.
  open var zIndex = 1

  /// Creates a supplementary item inside its item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: nil)
  }

  /// Creates a supplementary item whose anchor lies at the anchor of its item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: itemAnchor)
  }

  init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor, anchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view for the frame of its item, both left-to-right.
  final func frame(beside item: Rect) -> Rect {
    let size = layoutSize.resolved(in: item.size)
    let place = containerAnchor.part
    let own = itemAnchor?.part ?? place
    let shift = containerAnchor.shift(of: size)
    let more = itemAnchor?.shift(of: size) ?? Vector(dx: 0, dy: 0)
    return Rect(
      x: item.minX + place.x * item.width - own.x * size.width + shift.dx + more.dx,
      y: item.minY + place.y * item.height - own.y * size.height + shift.dy + more.dy,
      width: size.width, height: size.height)
  }
}

/// A supplementary view at the edge of a section or of the whole layout, for example a header. Follows
/// `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem:
  CollectionLayoutSupplementaryItem
{
  /// The edge of the view.
  public final let alignment: RectAlignment
  /// The offset from the edge, in points.
  public final let offset: Point
  /// A Boolean value that indicates whether the view has space of its own. Otherwise it covers the items. The
  /// default is `true`.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible while its section is. The default is
  /// `false`.
  open var pinToVisibleBounds = false

  /// Creates a boundary supplementary item.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: []), anchor: nil)
    zIndex = 0
  }
}

/// A decoration view of a compositional layout, for example a section background. Follows
/// `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The element kind of the view. Its class is registered with the layout.
  public final let elementKind: String
  /// The order of the view. Views with larger numbers are in front. Cells have 0. The default is -1.
  open var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background with the size of its section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
