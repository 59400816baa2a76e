import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite("Attachments and snaps") struct AttachmentTests {
  let field = DynamicsField()

  @Test("A snap moves an item to its point, where it rests upright")
  func snap() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 150))
    #expect(snap.damping == 0.5)
    field.animator.addBehavior(snap)
    field.stage.advance(by: 3)
    #expect(!field.animator.isRunning)
    #expect(box.center == CGPoint(x: 200, y: 150))
    #expect(box.transform == .identity)
    snap.snapPoint = CGPoint(x: 60, y: 60)
    field.stage.advance(by: 3)
    #expect(box.center == CGPoint(x: 60, y: 60))
  }

  @Test("A snap with the damping 1 does not pass its point, and one with 0 does")
  func snapDamping() {
    let damped = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let free = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let first = UISnapBehavior(item: damped, snapTo: CGPoint(x: 200, y: 40))
    first.damping = 1
    let second = UISnapBehavior(item: free, snapTo: CGPoint(x: 200, y: 120))
    second.damping = 0
    field.animator.addBehavior(first)
    field.animator.addBehavior(second)
    var farthest = [0.0, 0.0]
    for _ in 0..<120 {
      field.stage.advance(by: 1.0 / 60)
      farthest = [max(farthest[0], damped.center.x), max(farthest[1], free.center.x)]
    }
    #expect(farthest[0] < 200.5)
    #expect(farthest[1] > 220)
  }

  @Test("An attachment to a point keeps its length while the item swings")
  func pendulum() {
    let box = field.box(CGRect(x: 180, y: 80, width: 40, height: 40))
    let pendulum = UIAttachmentBehavior(
      item: box, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(pendulum.length == 100)
    #expect(pendulum.attachedBehaviorType == .anchor)
    field.animator.addBehavior(pendulum)
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    var lowest = 0.0
    var error = 0.0
    for _ in 0..<180 {
      field.stage.advance(by: 1.0 / 60)
      error = max(error, abs(box.center.distance(to: CGPoint(x: 100, y: 100)) - 100))
      lowest = max(lowest, box.center.y)
    }
    #expect(error < 0.5)
    #expect(lowest > 195)
    pendulum.length = 50
    field.stage.advance(by: 1)
    #expect(abs(box.center.distance(to: CGPoint(x: 100, y: 100)) - 50) < 1)
  }

  @Test("Items that are attached to each other keep their distance")
  func twoItems() {
    let pulled = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let other = field.box(CGRect(x: 120, y: 20, width: 40, height: 40))
    let rod = UIAttachmentBehavior(item: pulled, attachedTo: other)
    #expect(rod.length == 100)
    #expect(rod.items.count == 2 && rod.attachedBehaviorType == .items)
    let push = UIPushBehavior(items: [pulled], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 0.5)
    field.animator.addBehavior(rod)
    field.animator.addBehavior(push)
    for _ in 0..<60 {
      field.stage.advance(by: 1.0 / 60)
      #expect(abs(pulled.center.distance(to: other.center) - 100) < 0.5)
    }
    #expect(other.center.y > 45)
  }

  @Test("An item follows the anchor to which a touch has attached it, and keeps the velocity")
  func dragging() {
    let box = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let speed = UIDynamicItemBehavior(items: [box])
    let drag = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    field.animator.addBehavior(speed)
    field.animator.addBehavior(drag)
    for step in 1...30 {
      drag.anchorPoint = CGPoint(x: 40 + Double(step) * 5, y: 120)
      field.stage.advance(by: 1.0 / 60)
    }
    #expect(abs(box.center.x - 190) < 5)
    field.animator.removeBehavior(drag)
    #expect(abs(speed.linearVelocity(for: box).x - 300) < 5)
  }

  @Test("An attachment with an offset rotates the item as it hangs down")
  func offset() {
    let box = field.box(CGRect(x: 100, y: 100, width: 60, height: 40))
    let attachment = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: -30, vertical: 0),
      attachedToAnchor: CGPoint(x: 100, y: 120))
    #expect(attachment.length == 0)
    let resistance = UIDynamicItemBehavior(items: [box])
    resistance.angularResistance = 4
    resistance.resistance = 4
    field.animator.addBehavior(attachment)
    field.animator.addBehavior(resistance)
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    field.stage.advance(by: 8)
    #expect(abs(box.center.x - 100) < 0.5)
    #expect(abs(box.center.y - 150) < 0.5)
    #expect(abs(box.transform.b - 1) < 0.01)
  }

  @Test("An attachment with a frequency is a spring, which oscillates around its length")
  func spring() {
    let box = field.box(CGRect(x: 80, y: 100, width: 40, height: 40))
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 20))
    spring.length = 60
    spring.frequency = 1
    field.animator.addBehavior(spring)
    var distances: [Double] = []
    for _ in 0..<60 {
      field.stage.advance(by: 1.0 / 60)
      distances.append(box.center.y - 20)
    }
    #expect(abs((distances.min() ?? 0) - 22) < 6)
    // After one period the item is where it began.
    #expect(abs((distances.last ?? 0) - 100) < 6)
    spring.damping = 1
    field.stage.advance(by: 4)
    #expect(abs(box.center.y - 80) < 0.5)
  }

  @Test("A limit keeps items from moving apart, but not from approaching")
  func limit() {
    let top = field.box(CGRect(x: 100, y: 20, width: 20, height: 20))
    let bottom = field.box(CGRect(x: 100, y: 80, width: 20, height: 20))
    let fixed = UIDynamicItemBehavior(items: [top])
    fixed.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: bottom, offsetFromCenter: .zero, attachedTo: top, offsetFromCenter: .zero)
    #expect(rope.length == 60)
    let gravity = UIGravityBehavior(items: [bottom])
    for behavior in [fixed, rope, gravity] { field.animator.addBehavior(behavior) }
    field.stage.advance(by: 2)
    #expect(abs(bottom.center.y - 90) < 0.5)
    gravity.magnitude = -0.2
    field.stage.advance(by: 0.3)
    #expect(bottom.center.y < 85)
  }

  @Test("A sliding attachment moves along its axis, within its range and without rotation")
  func sliding() {
    let box = field.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    #expect(slide.attachmentRange == .infinite)
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 50)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: -10), for: box)
    field.animator.addBehavior(slide)
    field.animator.addBehavior(push)
    field.stage.advance(by: 3)
    #expect(abs(box.center.x - 170) < 0.5)
    #expect(abs(box.center.y - 120) < 0.5)
    #expect(abs(box.transform.b) < 0.01)
    push.pushDirection = CGVector(dx: -1, dy: 0)
    field.stage.advance(by: 3)
    #expect(abs(box.center.x - 100) < 0.5)
  }

  @Test("A fixed attachment moves two items as one, and a pin lets them rotate in a range")
  func fixedAndPinned() {
    let wall = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let shelf = field.box(CGRect(x: 60, y: 100, width: 80, height: 20))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: shelf, attachedTo: wall, attachmentAnchor: CGPoint(x: 60, y: 110))
    field.animator.addBehavior(anchored)
    field.animator.addBehavior(fixed)
    field.animator.addBehavior(UIGravityBehavior(items: [shelf]))
    field.stage.advance(by: 2)
    #expect(abs(shelf.center.y - 110) < 0.5)
    #expect(abs(shelf.transform.b) < 0.02)
    field.animator.removeBehavior(fixed)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: shelf, attachedTo: wall, attachmentAnchor: CGPoint(x: 60, y: 110))
    pin.attachmentRange = UIFloatRangeMake(-0.5, 0.5)
    field.animator.addBehavior(pin)
    field.stage.advance(by: 3)
    let angle = atan2(shelf.transform.b, shelf.transform.a)
    #expect(abs(angle - 0.5) < 0.02)
    #expect(abs(shelf.center.distance(to: CGPoint(x: 60, y: 110)) - 40) < 0.5)
  }

  @Test("Friction of a pin holds an item against a small force, and not against a large one")
  func frictionTorque() {
    let wall = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let arm = field.box(CGRect(x: 60, y: 100, width: 100, height: 20))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: wall, attachmentAnchor: CGPoint(x: 60, y: 110))
    pin.frictionTorque = 2
    field.animator.addBehavior(anchored)
    field.animator.addBehavior(pin)
    // The arm has a fifth of the unit of mass, at 50 points: a torque of 1.
    field.animator.addBehavior(UIGravityBehavior(items: [arm]))
    field.stage.advance(by: 1)
    #expect(abs(arm.transform.b) < 0.01)
    pin.frictionTorque = 0.5
    field.stage.advance(by: 0.5)
    #expect(arm.transform.b > 0.3)
  }
}
