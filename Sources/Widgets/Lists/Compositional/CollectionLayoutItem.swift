import WindowResponder

/// One place for a cell in a compositional layout. Follows `NSCollectionLayoutItem`.
@preconcurrency @MainActor open class CollectionLayoutItem {
  /// The size, by the group around it.
  public final let layoutSize: CollectionLayoutSize
  /// Views that are attached to it, as badges.
  public final let supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// How far the cell keeps from the edges of its place, in points. Along an axis whose dimension is
  /// estimated it does not count.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The room around the place.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views that are attached to it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A view that is attached to an item, as a badge. Follows `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view, which the data source is asked for.
  public final let elementKind: String
  /// Where of the item it is.
  public final let containerAnchor: CollectionLayoutAnchor
  /// Which point of the view is there; nil for the one inside the item.
  public final let itemAnchor: CollectionLayoutAnchor?
  /// What is in front: the larger number. Cells have 0.
  open var zIndex = 1

  /// Creates one, inside the item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: nil)
  }

  /// Creates one, with a point of its own at a point of the item.
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

  /// Where the view is beside an item's rectangle, from left to right.
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

/// A view at the edge of a section or of the whole layout, as a header. Follows
/// `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem:
  CollectionLayoutSupplementaryItem
{
  /// At which edge it is.
  public final let alignment: RectAlignment
  /// How far from there, in points.
  public final let offset: Point
  /// Whether it has room of its own; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// Creates one.
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

/// A view that the layout itself makes, as the ground of a section. Follows
/// `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view, whose class the layout was told of.
  public final let elementKind: String
  /// What is in front: the larger number. Cells have 0.
  open var zIndex = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// The ground of a section: as large as it is.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
