/// Where an item of a collection lies and how it looks, as its layout says. Follows
/// `UICollectionViewLayoutAttributes`.
///
/// A layout makes one for each cell, header or footer that is to be seen. Places are in the
/// collection's content, in points.
@preconcurrency @MainActor open class CollectionViewLayoutAttributes {
  /// What is placed. The values are those of `UICollectionView.ElementCategory`.
  public typealias ElementCategory = CollectionView.ElementCategory

  /// Which item, or which section's header or footer.
  public final var indexPath: ItemPath
  /// Whether it is a cell or another view.
  public let representedElementCategory: ElementCategory
  /// What kind of view it is; nil for a cell.
  public let representedElementKind: String?

  /// Creates those of an item's cell.
  public convenience init(forCellWith indexPath: ItemPath) {
    self.init(.cell, kind: nil, indexPath)
  }

  /// Creates those of a view that is no cell, as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: ItemPath
  ) {
    self.init(.supplementaryView, kind: elementKind, indexPath)
  }

  /// Creates those of a view that the layout itself makes.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: ItemPath
  ) {
    self.init(.decorationView, kind: decorationViewKind, indexPath)
  }

  /// Creates attributes of a category. A subclass with values of its own overrides ``copy()`` too.
  public required init(_ category: ElementCategory, kind: String?, _ indexPath: ItemPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// The box, in points. With a ``transform`` it is that of the box before it.
  public final var frame = Rect.zero
  /// How solid it is, from 0 to 1.
  public final var alpha = 1.0
  /// What is in front: the larger number. Cells have 0.
  public final var zIndex = 0
  /// Whether it is not to be seen.
  public final var isHidden = false
  /// How it is turned and scaled around its middle.
  public final var transform = Transform.identity
  /// How it is turned and scaled around its middle. What leads out of the plane is seen from straight ahead,
  /// without perspective: it sets ``transform``.
  public final var transform3D: Transform3D {
    get { Transform3D(transform) }
    set { transform = newValue.affine }
  }

  /// How a list draws the row; nil for other layouts.
  final var listRow: ListRow?
  /// The box in what a section scrolls across, in points; nil for what lies in the content itself.
  final var localFrame: Rect?
  /// The section that scrolls it across; nil for what lies in the content itself.
  final var scroller: Int?
  /// Whether the width or the height goes by the view's content.
  final var measuresWidth = false
  final var measuresHeight = false

  /// The box in the view that it is put into, in points.
  final var placeFrame: Rect { localFrame ?? frame }

  /// The box from its own corner, in points.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The size of the box, in points.
  public final var size: Size {
    get { frame.size }
    set {
      frame = Rect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the box, in points.
  public final var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Others with the same values.
  open func copy() -> CollectionViewLayoutAttributes {
    let copy = Self(representedElementCategory, kind: representedElementKind, indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.listRow = listRow
    copy.localFrame = localFrame
    copy.scroller = scroller
    copy.measuresWidth = measuresWidth
    copy.measuresHeight = measuresHeight
    return copy
  }
}
