import ResponderTestKit
import Testing
import UIKit

/// An item that is not a view.
private final class Dot: NSObject, UIDynamicItem {
  var center = CGPoint(x: 10, y: 10)
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
  var transform = CGAffineTransform.identity
}

/// A behavior that is made of others.
private final class Drop: UIDynamicBehavior {
  var moves: [Bool] = []
  init(item: any UIDynamicItem) {
    super.init()
    addChildBehavior(UIGravityBehavior(items: [item]))
  }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    moves.append(dynamicAnimator != nil)
  }
}

@MainActor @Suite("Animators and behaviors") struct AnimatorTests {
  let field = DynamicsField()
  let log = DynamicsLog()

  @Test("The animator pauses when all items rest, and requests no frames until something changes")
  func pauses() {
    let box = field.box(CGRect(x: 100, y: 200, width: 40, height: 40))
    let animator = field.animator
    animator.delegate = log
    #expect(!animator.isRunning)
    field.drop([box])
    #expect(animator.isRunning)
    field.stage.advance(by: 3)
    #expect(!animator.isRunning)
    #expect(log.calls == ["resume", "pause"])
    let (frames, time) = (field.stage.frameRequestCount, animator.elapsedTime)
    #expect(time > 0.5 && time < 2.5)
    field.stage.advance(by: 5)
    #expect(field.stage.frameRequestCount == frames)
    #expect(animator.elapsedTime == time)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0)
    animator.addBehavior(push)
    #expect(animator.isRunning)
    field.stage.advance(by: 0.5)
    #expect(box.center.x > 121)
    #expect(log.calls == ["resume", "pause", "resume"])
  }

  @Test("A delegate that removes all behaviors of an animator that has paused does not resume it")
  func removesAfterPause() {
    final class Remover: UIDynamicAnimatorDelegate {
      var count = 0
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        count += 1
        animator.removeAllBehaviors()
      }
    }
    let remover = Remover()
    field.animator.delegate = remover
    field.drop([field.box(CGRect(x: 100, y: 200, width: 40, height: 40))])
    field.stage.advance(by: 4)
    #expect(remover.count == 1)
    #expect(field.animator.behaviors.isEmpty && !field.animator.isRunning)
  }

  @Test("An animator without items requests no frames")
  func empty() {
    field.animator.addBehavior(UIGravityBehavior())
    field.stage.advance(by: 1)
    #expect(!field.animator.isRunning)
    let frames = field.stage.frameRequestCount
    field.stage.advance(by: 1)
    #expect(field.stage.frameRequestCount == frames)
  }

  @Test("A behavior that is removed has no effect any more")
  func removed() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let gravity = UIGravityBehavior(items: [box])
    let speed = UIDynamicItemBehavior(items: [box])
    field.animator.addBehavior(gravity)
    field.animator.addBehavior(speed)
    #expect(field.animator.behaviors.map { $0 === gravity } == [true, false])
    #expect(gravity.dynamicAnimator === field.animator)
    field.stage.advance(by: 0.2)
    let falling = speed.linearVelocity(for: box).y
    #expect(falling > 150)
    field.animator.removeBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil)
    field.stage.advance(by: 0.2)
    #expect(abs(speed.linearVelocity(for: box).y - falling) < 0.001)
    field.animator.removeAllBehaviors()
    let end = box.center
    field.stage.advance(by: 0.2)
    #expect(box.center == end)
    #expect(!field.animator.isRunning)
  }

  @Test("An item that is removed from a behavior stays where it is")
  func removedItem() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let other = field.box(CGRect(x: 200, y: 20, width: 40, height: 40))
    let gravity = UIGravityBehavior(items: [box, other])
    field.animator.addBehavior(gravity)
    field.stage.advance(by: 0.1)
    gravity.removeItem(box)
    #expect(gravity.items.count == 1)
    let (end, start) = (box.center, other.center)
    field.stage.advance(by: 0.1)
    #expect(box.center == end)
    #expect(other.center.y > start.y + 5)
  }

  @Test("After a view was moved, updateItem(usingCurrentState:) continues from there")
  func update() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    field.drop([box])
    field.stage.advance(by: 2)
    #expect(!field.animator.isRunning)
    box.center = CGPoint(x: 60, y: 100)
    field.stage.advance(by: 1)
    #expect(box.center == CGPoint(x: 60, y: 100))
    field.animator.updateItem(usingCurrentState: box)
    #expect(field.animator.isRunning)
    field.stage.advance(by: 0.1)
    #expect(box.center.x == 60)
    #expect(box.center.y > 100 && box.center.y < 120)
    field.stage.advance(by: 2)
    #expect(box.frame == CGRect(x: 40, y: 260, width: 40, height: 40))
  }

  @Test("Values that are no numbers stop an item, and the animation continues")
  func notNumbers() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let other = field.box(CGRect(x: 200, y: 20, width: 40, height: 40))
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: .nan, dy: .infinity)
    let properties = UIDynamicItemBehavior(items: [box])
    properties.density = .nan
    properties.friction = .infinity
    properties.resistance = -.infinity
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: Double.nan, y: 0))
    field.animator.addBehavior(gravity)
    field.animator.addBehavior(properties)
    field.animator.addBehavior(snap)
    field.drop([other])
    field.stage.advance(by: 3)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
    #expect(other.frame.maxY == 300)
  }

  @Test("The items in a rectangle are those whose frames intersect it")
  func itemsInRect() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let other = field.box(CGRect(x: 200, y: 20, width: 40, height: 40))
    field.animator.addBehavior(UIGravityBehavior(items: [box, other]))
    field.animator.addBehavior(UICollisionBehavior(items: [box]))
    let found = field.animator.items(in: CGRect(x: 90, y: 0, width: 50, height: 50))
    #expect(found.count == 1)
    #expect(found.first === box)
    #expect(field.animator.items(in: field.view.bounds).count == 2)
  }

  @Test("Child behaviors have effect and know their animator, and actions are called with frames")
  func children() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let drop = Drop(item: box)
    var count = 0
    drop.action = { count += 1 }
    field.animator.addBehavior(drop)
    #expect(drop.childBehaviors.first?.dynamicAnimator === field.animator)
    field.stage.advance(by: 0.2)
    #expect(box.center.y > 50)
    #expect(count >= 10 && count <= 14)
    field.animator.removeBehavior(drop)
    #expect(drop.moves == [true, false])
    let end = (box.center, count)
    field.stage.advance(by: 0.2)
    #expect(box.center == end.0 && count == end.1)
  }

  @Test("A child behavior that is removed has no effect any more")
  func removedChild() throws {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let drop = Drop(item: box)
    field.animator.addBehavior(drop)
    field.stage.advance(by: 0.1)
    drop.removeChildBehavior(try #require(drop.childBehaviors.first))
    #expect(drop.childBehaviors.isEmpty)
    let end = box.center
    field.stage.advance(by: 0.2)
    #expect(box.center == end)
  }

  @Test("Without a reference view, the animator moves objects that are not views")
  func otherItems() {
    let animator = UIDynamicAnimator()
    let dot = Dot()
    animator.addBehavior(UIGravityBehavior(items: [dot]))
    field.stage.advance(by: 0.2)
    #expect(animator.referenceView == nil)
    #expect(dot.center.y > 25)
  }

  @Test("An animator that is released requests no frames")
  func released() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: field.view)
    animator?.addBehavior(UIGravityBehavior(items: [box]))
    field.stage.advance(by: 0.1)
    let end = box.center
    weak let observed = animator
    animator = nil
    #expect(observed == nil)
    field.stage.advance(by: 0.1)
    let frames = field.stage.frameRequestCount
    field.stage.advance(by: 1)
    #expect(box.center == end)
    #expect(field.stage.frameRequestCount == frames)
  }

  @Test("A scale of a view remains while the animator rotates it")
  func scale() {
    let box = field.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let turn = UIDynamicItemBehavior(items: [box])
    turn.addAngularVelocity(1, for: box)
    field.animator.addBehavior(turn)
    field.stage.advance(by: 0.5)
    #expect(abs(turn.angularVelocity(for: box) - 1) < 1e-9)
    #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 0.03)
    #expect(abs(hypot(box.transform.a, box.transform.b) - 2) < 1e-9)
  }
}
