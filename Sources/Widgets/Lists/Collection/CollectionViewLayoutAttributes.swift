/// The position and the appearance of a cell or another view of a collection view. Follows
/// `UICollectionViewLayoutAttributes`.
///
/// A layout creates attributes for each visible view. Positions are in the coordinate space of the content,
/// in points.
@preconcurrency @MainActor open class CollectionViewLayoutAttributes {
  /// The category of the view. Follows `UICollectionView.ElementCategory`, with its values.
  public typealias ElementCategory = CollectionView.ElementCategory

  /// The index path of the item, or of the section's supplementary view.
  public final var indexPath: ItemPath
  /// The category of the view.
  public let representedElementCategory: ElementCategory
  /// The element kind of the view, or `nil` for a cell.
  public let representedElementKind: String?

  /// Creates attributes for the cell of an item.
  public convenience init(forCellWith indexPath: ItemPath) {
    self.init(.cell, kind: nil, indexPath)
  }

  /// Creates attributes for a supplementary view, for example a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: ItemPath
  ) {
    self.init(.supplementaryView, kind: elementKind, indexPath)
  }

  /// Creates attributes for a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: ItemPath
  ) {
    self.init(.decorationView, kind: decorationViewKind, indexPath)
  }

  /// Creates attributes for a category. A subclass with additional values also overrides ``copy()`` and
  /// ``isEqual(_:)``.
  public required init(_ category: ElementCategory, kind: String?, _ indexPath: ItemPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// The frame of the view before its ``transform``, in points.
  public final var frame = Rect.zero
  /// The opacity, from 0 to 1. The default is 1.
  public final var alpha = 1.0
  /// The order of the view. Views with larger numbers are in front. The default is 0, that of cells.
  public final var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden. The default is `false`.
  public final var isHidden = false
  /// The transform around the center. The default is `.identity`.
  public final var transform = Transform.identity
  /// The transform around the center in three dimensions. A new value is projected to the plane without
  /// perspective, and sets ``transform``.
  public final var transform3D: Transform3D {
    get { Transform3D(transform) }
    set { transform = newValue.affine }
  }

  /// The appearance of a list row, or `nil` in other layouts.
  final var listRow: ListRow?
  /// The frame in the content of an orthogonally scrolling section, in points, or `nil` for other views.
  final var localFrame: Rect?
  /// The section that scrolls the view orthogonally, or `nil` for other views.
  final var scroller: Int?
  /// A Boolean value that indicates whether the view belongs to an item, as a badge does.
  final var isOfItem = false
  /// A Boolean value that indicates whether the width depends on the view's content. ``measuresHeight`` is
  /// that of the height.
  final var measuresWidth = false
  final var measuresHeight = false

  /// The frame in the view's superview, in points.
  final var placeFrame: Rect { localFrame ?? frame }

  /// The bounds of the view, with an origin of zero, in points.
  public final var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The size of the view, in points. A new size keeps the center.
  public final var size: Size {
    get { frame.size }
    set {
      frame = Rect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The center of the view, in points.
  public final var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Returns a copy with the same values.
  open func copy() -> CollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? CollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) has returned another type.")
    }
    return copy
  }

  /// Returns a Boolean value that indicates whether an object has the same class and values. A view receives
  /// attributes of a subclass only if they are not equal to those before.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other === self
      || type(of: other) == type(of: self) && looks(like: other)
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && frame == other.frame && isHidden == other.isHidden
  }

  /// Returns a Boolean value that indicates whether both attributes give a view the same position and
  /// appearance.
  final func looks(like other: CollectionViewLayoutAttributes) -> Bool {
    placeFrame == other.placeFrame && alpha == other.alpha && zIndex == other.zIndex
      && transform == other.transform && listRow == other.listRow
      && indexPath == other.indexPath && scroller == other.scroller
  }

  /// Returns a copy with the same values, for code written for UIKit. ``copy()`` calls it.
  @_documentation(visibility: internal)
  open func copy(with zone: OpaquePointer?) -> Any {
    let copy = Self(representedElementCategory, kind: representedElementKind, indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.listRow = listRow
    copy.localFrame = localFrame
    copy.scroller = scroller
    copy.isOfItem = isOfItem
    copy.measuresWidth = measuresWidth
    copy.measuresHeight = measuresHeight
    return copy
  }
}
