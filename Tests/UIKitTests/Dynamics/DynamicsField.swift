import ResponderTestKit
import UIKit

/// A view of 300 × 300 points in a window, with an animator for its subviews.
@MainActor final class DynamicsField {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 300))
  let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: view)
    stage.window.addSubview(view)
    stage.render()
  }

  /// Adds a view.
  func box(_ frame: CGRect) -> UIView { add(UIView(frame: frame)) }

  /// Adds a round view.
  func ball(_ frame: CGRect) -> UIView { add(Ball(frame: frame)) }

  /// Adds a view of any class.
  func add(_ box: UIView) -> UIView {
    box.backgroundColor = .red
    view.addSubview(box)
    return box
  }

  /// Adds gravity and a boundary around the reference view.
  @discardableResult func drop(_ items: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    return collision
  }
}

/// A view that collides as a disc.
final class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A view that collides with the outline of its path.
final class Polygon: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
}

/// A delegate that stores the calls of an animator and of collision behaviors.
@MainActor final class DynamicsLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate
{
  var calls: [String] = []
  var points: [CGPoint] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    calls.append("began item")
    points.append(p)
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { calls.append("ended item") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    calls.append("began \(identifier as? String ?? "nil")")
    points.append(p)
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { calls.append("ended \(identifier as? String ?? "nil")") }
}
