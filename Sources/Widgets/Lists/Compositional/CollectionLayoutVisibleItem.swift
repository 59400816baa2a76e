import WindowResponder

/// A visible item of a compositional layout, whose appearance can change during scrolling. Follows
/// `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: Double { get set }
  /// The order of the item. Items with larger numbers are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center of the item, in points.
  var center: Point { get set }
  /// The transform around the center.
  var transform: Transform { get set }
  /// The index path of the item.
  var indexPath: ItemPath { get }
  /// The frame in the section's content, in points.
  var frame: Rect { get }
  /// The bounds, with an origin of zero, in points.
  var bounds: Rect { get }
  /// The element kind of the view, or an empty string for a cell.
  var name: String { get }
  /// The category of the view.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The element kind of the view, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A visible item that changes its layout attributes.
final class VisibleItem: CollectionLayoutVisibleItem {
  private let attributes: CollectionViewLayoutAttributes

  init(_ attributes: CollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: Double {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      let way = newValue - center
      attributes.frame.origin = attributes.frame.origin + way
      if let local = attributes.localFrame {
        attributes.localFrame = local.offsetBy(dx: way.dx, dy: way.dy)
      }
    }
  }
  var transform: Transform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var indexPath: ItemPath { attributes.indexPath }
  var frame: Rect { attributes.localFrame ?? attributes.frame }
  var bounds: Rect { Rect(origin: .zero, size: attributes.frame.size) }
  var name: String { attributes.representedElementKind ?? "" }
  var representedElementCategory: CollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
