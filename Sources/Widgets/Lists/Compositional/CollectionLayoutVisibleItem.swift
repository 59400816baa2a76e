import WindowResponder

/// An item of a compositional layout that is seen, whose looks can be changed as it scrolls. Follows
/// `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor public protocol CollectionLayoutVisibleItem: AnyObject {
  /// How solid it is, from 0 to 1.
  var alpha: Double { get set }
  /// What is in front: the larger number.
  var zIndex: Int { get set }
  /// Whether it is not to be seen.
  var isHidden: Bool { get set }
  /// The middle of the box, in points.
  var center: Point { get set }
  /// How it is turned and scaled around its middle.
  var transform: Transform { get set }
  /// Which item it is.
  var indexPath: ItemPath { get }
  /// The box, in the section's content, in points.
  var frame: Rect { get }
  /// The box from its own corner, in points.
  var bounds: Rect { get }
  /// The kind of the view; empty for a cell.
  var name: String { get }
  /// Whether it is a cell or another view.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// What kind of view it is; nil for a cell.
  var representedElementKind: String? { get }
}

/// An item that is seen, by the attributes that place it.
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
