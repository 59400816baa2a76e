import Foundation
public import Widgets
public import WindowResponder

/// The shape with which an item collides.
public typealias UIDynamicItemCollisionBoundsType = DynamicItemCollisionBoundsType

/// An object that a dynamic animator moves and rotates. Follows `UIDynamicItem`.
///
/// Views and the layout attributes of collection views are dynamic items.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The center of the item, in the coordinates of the animator's reference view, in points.
  var center: Point { get set }
  /// The bounds of the item, in points. An animator uses their size.
  var bounds: Rect { get }
  /// The transform around the center. An animator sets its rotation.
  var transform: Transform { get set }
  /// The shape with which the item collides. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for the shape `path`, in points, with the center of the item as its origin. The default is
  /// empty.
  ///
  /// The item collides with the convex hull of the path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension View: UIDynamicItem {
  nonisolated(unsafe) private static let pathKey = AssociatedObjects.makeKey()

  /// The outline for the collision shape `path`, in points, with the center of the view as its origin. The
  /// default is empty.
  ///
  /// Set it where a subclass for UIKit overrides the property.
  public final var collisionBoundingPath: UIBezierPath {
    get { AssociatedObjects.value(of: self, for: Self.pathKey) as? UIBezierPath ?? UIBezierPath() }
    set { AssociatedObjects.set(newValue, of: self, for: Self.pathKey) }
  }
}

extension CollectionViewLayoutAttributes: UIDynamicItem {
  /// The shape with which the view collides: the rectangle.
  public final var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public final var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIDynamicItem {
  /// The angle of the item's transform, in radians.
  var dynamicAngle: Double { transform.rotationAngle }

  /// The collision shapes, relative to the center, without the rotation of the item.
  var solverShapes: [SolverShape] {
    if let group = self as? UIDynamicItemGroup { return group.memberShapes }
    let size = bounds.size
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    switch collisionBoundsType {
    case .rectangle: return [SolverShape(width: width, height: height)]
    case .ellipse: return [SolverShape(ellipseWithWidth: width, height: height)]
    case .path:
      let points = collisionBoundingPath.value.solverChains.joined()
      guard !points.isEmpty else { return [SolverShape(width: width, height: height)] }
      return [SolverShape(hullOf: points.map { $0 - .zero })]
    }
  }

  /// The smallest rectangle around the transformed item, in points.
  var dynamicFrame: Rect {
    let size = bounds.size
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Returns the offset of a point from the center, in the coordinates of the item without its rotation.
  func dynamicOffset(of point: Point) -> Vector {
    SolverRotation(dynamicAngle).undo(point - center)
  }
}

extension Transform {
  /// The angle by which the transform rotates, in radians.
  var rotationAngle: Double { isTranslation ? 0 : atan2(b, a) }

  /// The transform without its rotation.
  var withoutRotation: Transform {
    let angle = rotationAngle
    return angle == 0 ? self : concatenating(Transform(rotationAngle: -angle))
  }
}
