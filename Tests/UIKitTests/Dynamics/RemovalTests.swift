import ResponderTestKit
import Testing
import UIKit

/// An item that is not a view.
private final class Dot: NSObject, UIDynamicItem {
  var center = CGPoint(x: 10, y: 10)
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
  var transform = CGAffineTransform.identity
}

/// An animator with a property, which overrides the initializer for a view.
private final class NamedAnimator: UIDynamicAnimator {
  let name: String
  override init(referenceView view: UIView) {
    name = "field"
    super.init(referenceView: view)
  }
}

/// A delegate that removes the collision at its first contact.
private final class Stopper: NSObject, UICollisionBehaviorDelegate {
  var count = 0
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    count += 1
    behavior.dynamicAnimator?.removeBehavior(behavior)
  }
}

@MainActor @Suite("Behaviors and items that are removed and added again") struct RemovalTests {
  let field = DynamicsField()
  var stage: Stage { field.stage }

  /// Returns the greatest distance of a view's center from a point during half a second.
  private func wander(_ view: UIView, from point: CGPoint) -> Double {
    var farthest = 0.0
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, view.center.distance(to: point))
    }
    return farthest
  }

  @Test("A view that was dragged without behaviors snaps back when the snap is added again")
  func dragAndSnap() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 150))
    field.animator.addBehavior(snap)
    stage.advance(by: 3)
    #expect(!field.animator.isRunning)
    field.animator.removeBehavior(snap)
    #expect(!field.animator.isRunning)
    box.center = CGPoint(x: 60, y: 250)
    field.animator.addBehavior(snap)
    stage.advance(by: 0.05)
    #expect(box.center.distance(to: CGPoint(x: 60, y: 250)) < 60)
    stage.advance(by: 3)
    #expect(box.center == CGPoint(x: 200, y: 150))
  }

  @Test("A reset in one event begins at the new position, without the old velocity")
  func reset() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.5)
    field.animator.removeAllBehaviors()
    box.center = CGPoint(x: 50, y: 40)
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.1)
    #expect(box.center.x == 50)
    #expect(box.center.y > 40 && box.center.y < 48)
  }

  @Test("A toss has the velocity that code adds, and not that of the drag before")
  func toss() {
    let box = field.box(CGRect(x: 40, y: 100, width: 40, height: 40))
    let drag = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    field.animator.addBehavior(drag)
    for _ in 0..<10 {
      drag.anchorPoint.x += 10
      stage.advance(by: 1.0 / 60)
    }
    #expect(box.center.x > 100)
    field.animator.removeBehavior(drag)
    let toss = UIDynamicItemBehavior(items: [box])
    toss.addLinearVelocity(CGPoint(x: 0, y: -100), for: box)
    field.animator.addBehavior(toss)
    stage.advance(by: 0.1)
    #expect(abs(toss.linearVelocity(for: box).x) < 1e-6)
    #expect(abs(toss.linearVelocity(for: box).y + 100) < 1e-6)
  }

  @Test("An animator that has paused does not retain the items of a removed behavior")
  func released() {
    weak var observed: Dot?
    do {
      let dot = Dot()
      observed = dot
      let snap = UISnapBehavior(item: dot, snapTo: dot.center)
      field.animator.addBehavior(snap)
      stage.advance(by: 2)
      #expect(!field.animator.isRunning)
      field.animator.removeBehavior(snap)
    }
    #expect(observed == nil && !field.animator.isRunning)
  }

  @Test("An item and a child that are removed and added again are read again")
  func itemsAndChildren() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let gravity = UIGravityBehavior(items: [box])
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(gravity)
    field.animator.addBehavior(parent)
    stage.advance(by: 0.3)
    gravity.removeItem(box)
    box.center = CGPoint(x: 60, y: 30)
    gravity.addItem(box)
    stage.advance(by: 0.1)
    #expect(box.center.x == 60 && box.center.y < 40)
    parent.removeChildBehavior(gravity)
    box.center = CGPoint(x: 80, y: 30)
    parent.addChildBehavior(gravity)
    stage.advance(by: 0.1)
    #expect(box.center.x == 80 && box.center.y < 40)
  }

  @Test("A behavior that an action adds starts, also if all items rest")
  func addedInAction() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let animator = field.animator
    let start = UIDynamicBehavior()
    start.action = { [unowned start] in
      start.action = nil
      animator.addBehavior(UIGravityBehavior(items: [box]))
    }
    animator.addBehavior(start)
    stage.advance(by: 0.3)
    #expect(animator.isRunning && box.center.y > 60)
  }

  @Test("An attachment that is added again does not come from its old anchor")
  func attachmentAgain() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let touch = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    field.animator.addBehavior(touch)
    stage.advance(by: 1)
    field.animator.removeBehavior(touch)
    let point = CGPoint(x: 250, y: 250)
    box.center = point
    touch.anchorPoint = point
    field.animator.addBehavior(touch)
    #expect(wander(box, from: point) < 0.1)
  }

  @Test("A snap that is added again has no impulse of its former movement")
  func snapAgain() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let point = CGPoint(x: 200, y: 200)
    let snap = UISnapBehavior(item: box, snapTo: point)
    field.animator.addBehavior(snap)
    stage.advance(by: 0.05)
    field.animator.removeBehavior(snap)
    box.center = point
    field.animator.addBehavior(snap)
    #expect(wander(box, from: point) < 0.001)
  }

  @Test("A collision that its delegate removes reports no further contacts")
  func removedInContact() {
    let boxes = [20.0, 100, 180].map {
      field.box(CGRect(x: $0, y: 240, width: 40, height: 40))
    }
    let stopper = Stopper()
    field.drop(boxes).collisionDelegate = stopper
    stage.advance(by: 1)
    #expect(stopper.count == 1)
  }

  @Test("A subclass can override the initializer for a reference view")
  func subclass() {
    let animator = NamedAnimator(referenceView: field.view)
    #expect(animator.referenceView === field.view && animator.name == "field")
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.2)
    #expect(box.center.y > 50)
  }

  @Test("An attachment with a length of nearly zero keeps the points together as one with zero")
  func tinyLength() {
    let boxes = [0, 1e-9].map { length in
      let box = field.box(CGRect(x: 100, y: 100, width: 40, height: 40))
      let pin = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
      pin.length = length
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.pushDirection = CGVector(dx: 4, dy: 1)
      field.animator.addBehavior(pin)
      field.animator.addBehavior(push)
      return box
    }
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      #expect(boxes[0].center == boxes[1].center)
      #expect(boxes[1].center.distance(to: CGPoint(x: 120, y: 120)) < 1)
    }
  }

  @Test("A boundary can have a curve that is longer than all screens")
  func longCurve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 1e21, y: 200), controlPoint1: CGPoint(x: 1e20, y: 200),
      controlPoint2: CGPoint(x: 5e20, y: 200))
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "curve" as any NSCopying, for: path)
    field.animator.addBehavior(collision)
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.2)
    #expect(box.center.x.isFinite && box.center.y > 40)
  }
}
