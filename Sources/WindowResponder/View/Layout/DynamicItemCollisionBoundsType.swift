/// The shape with which a view collides in an animation of the product `UIKit`. Follows
/// `UIDynamicItemCollisionBoundsType`.
public enum DynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle = 0
  /// The ellipse that fits the bounds.
  case ellipse = 1
  /// The view's collision path, a property of the product `UIKit`.
  case path = 2
}
