import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite("Pushes, properties and fields") struct ForceTests {
  let field = DynamicsField()

  /// Returns the velocity after a time, with a behavior.
  private func velocity(
    of item: UIView, after seconds: Double, with behavior: UIDynamicBehavior
  ) -> CGPoint {
    let properties = UIDynamicItemBehavior(items: [item])
    field.animator.addBehavior(properties)
    field.animator.addBehavior(behavior)
    field.stage.advance(by: seconds)
    let time = field.animator.elapsedTime
    let velocity = properties.linearVelocity(for: item)
    field.animator.removeBehavior(behavior)
    // The last frame may be up to one frame ago.
    return CGPoint(x: velocity.x * seconds / time, y: velocity.y * seconds / time)
  }

  @Test("A push of 1 accelerates a view of 100 × 100 points by 100 points per second squared")
  func push() {
    let box = field.box(CGRect(x: 20, y: 20, width: 100, height: 100))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    #expect(push.magnitude == 0 && push.active)
    push.magnitude = 1
    #expect(push.pushDirection == CGVector(dx: 1, dy: 0))
    let result = velocity(of: box, after: 0.5, with: push)
    #expect(abs(result.x - 50) < 0.5 && result.y == 0)
  }

  @Test("A push moves a smaller item more, and a denser one less")
  func masses() {
    let small = field.box(CGRect(x: 20, y: 20, width: 50, height: 50))
    let push = UIPushBehavior(items: [small], mode: .continuous)
    push.setAngle(.pi / 2, magnitude: 0.1)
    let result = velocity(of: small, after: 0.5, with: push)
    #expect(abs(result.y - 20) < 0.5 && result.x == 0)
    let dense = field.box(CGRect(x: 120, y: 20, width: 100, height: 100))
    let density = UIDynamicItemBehavior(items: [dense])
    density.density = 4
    field.animator.addBehavior(density)
    let impulse = UIPushBehavior(items: [dense], mode: .instantaneous)
    impulse.pushDirection = CGVector(dx: 2, dy: 0)
    field.animator.addBehavior(impulse)
    field.stage.advance(by: 0.1)
    #expect(abs(density.linearVelocity(for: dense).x - 50) < 1e-9)
  }

  @Test("An instantaneous push is inactive afterwards, and pushes again if it is activated")
  func instantaneous() {
    let box = field.box(CGRect(x: 20, y: 20, width: 100, height: 100))
    let properties = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.5, dy: 0)
    field.animator.addBehavior(properties)
    field.animator.addBehavior(push)
    field.stage.advance(by: 0.1)
    #expect(!push.active)
    #expect(abs(properties.linearVelocity(for: box).x - 50) < 1e-9)
    push.active = true
    field.stage.advance(by: 0.1)
    #expect(abs(properties.linearVelocity(for: box).x - 100) < 1e-9)
  }

  @Test("A push away from the center rotates the item, unless it does not allow rotation")
  func targetOffset() {
    let boxes = [20, 160].map { field.box(CGRect(x: $0, y: 20, width: 100, height: 100)) }
    let properties = UIDynamicItemBehavior(items: boxes)
    let stiff = UIDynamicItemBehavior(items: [boxes[1]])
    stiff.allowsRotation = false
    let push = UIPushBehavior(items: boxes, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for box in boxes {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    }
    #expect(push.targetOffsetFromCenter(for: boxes[0]).vertical == -50)
    for behavior in [properties, stiff, push] { field.animator.addBehavior(behavior) }
    field.stage.advance(by: 0.1)
    // A square of the mass 1 has the moment of inertia 100² / 6.
    #expect(abs(properties.angularVelocity(for: boxes[0]) - 3) < 1e-6)
    #expect(boxes[0].transform.b > 0)
    #expect(properties.angularVelocity(for: boxes[1]) == 0)
  }

  @Test("Resistance reduces the velocity, and properties keep what other behaviors set")
  func resistance() {
    let box = field.box(CGRect(x: 20, y: 20, width: 100, height: 100))
    let resistance = UIDynamicItemBehavior(items: [box])
    resistance.resistance = 2
    let other = UIDynamicItemBehavior(items: [box])
    other.friction = 0.5
    #expect(other.resistance == 0 && other.density == 1 && other.allowsRotation)
    other.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(other.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
    field.animator.addBehavior(resistance)
    field.animator.addBehavior(other)
    field.stage.advance(by: 1)
    let speed = other.linearVelocity(for: box).x
    #expect(speed > 12 && speed < 15)
    resistance.resistance = 1000
    field.stage.advance(by: 2)
    #expect(!field.animator.isRunning)
  }

  @Test("Fields of gravity accelerate, in a direction or to a position, and only in their region")
  func gravityFields() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    linear.addItem(box)
    linear.strength = 0.1
    let falling = velocity(of: box, after: 0.4, with: linear)
    #expect(abs(falling.y - 40) < 1)
    let other = field.box(CGRect(x: 130, y: 130, width: 40, height: 40))
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 250, y: 150))
    radial.region = UIRegion(radius: 110)
    radial.addItem(other)
    radial.addItem(box)
    let before = box.center.x
    field.animator.addBehavior(radial)
    field.stage.advance(by: 0.2)
    #expect(other.center.x > 165 && other.center.y == 150)
    #expect(box.center.x == before)
  }

  @Test("A spring field pulls an item to its position, where a drag field lets it rest")
  func springField() {
    let box = field.box(CGRect(x: 20, y: 130, width: 100, height: 100))
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 150, y: 180)
    spring.strength = 20
    spring.addItem(box)
    let drag = UIFieldBehavior.dragField()
    drag.strength = 6
    drag.addItem(box)
    field.animator.addBehavior(spring)
    field.animator.addBehavior(drag)
    field.stage.advance(by: 6)
    #expect(!field.animator.isRunning)
    #expect(box.center.distance(to: CGPoint(x: 150, y: 180)) < 0.2)
  }

  @Test("A velocity field gives a velocity, and a vortex moves an item counterclockwise")
  func velocityFields() {
    let box = field.box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 0))
    wind.addItem(box)
    field.animator.addBehavior(wind)
    field.stage.advance(by: 0.5)
    #expect(abs(box.center.x - 65) < 2)
    let leaf = field.box(CGRect(x: 200, y: 130, width: 40, height: 40))
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 150, y: 150)
    vortex.addItem(leaf)
    field.animator.addBehavior(vortex)
    field.stage.advance(by: 0.2)
    #expect(leaf.center.y < 149)
  }

  @Test("Electric and magnetic fields affect items with a charge only")
  func charges() {
    let charged = field.box(CGRect(x: 100, y: 100, width: 100, height: 100))
    let plain = field.box(CGRect(x: 100, y: 100, width: 100, height: 100))
    let charge = UIDynamicItemBehavior(items: [charged])
    charge.charge = 1
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 0, y: 150)
    electric.addItem(charged)
    electric.addItem(plain)
    field.animator.addBehavior(charge)
    field.animator.addBehavior(electric)
    field.stage.advance(by: 0.5)
    #expect(abs(charge.linearVelocity(for: charged).x - 50) < 3)
    #expect(plain.center == CGPoint(x: 150, y: 150))
    field.animator.removeBehavior(electric)
    let magnetic = UIFieldBehavior.magneticField()
    magnetic.strength = 2
    magnetic.addItem(charged)
    let speed = charge.linearVelocity(for: charged).x
    field.animator.addBehavior(magnetic)
    field.stage.advance(by: 0.2)
    let turned = charge.linearVelocity(for: charged)
    #expect(turned.y < -10)
    #expect(abs(hypot(turned.x, turned.y) - speed) < 1)
  }

  @Test("The closure of a field returns its force, and noise is the same each time")
  func otherFields() {
    let box = field.box(CGRect(x: 20, y: 20, width: 100, height: 100))
    let custom = UIFieldBehavior.field { field, position, velocity, mass, charge, deltaTime in
      #expect(mass == 1 && charge == 0 && deltaTime > 0)
      return CGVector(dx: 0, dy: 1)
    }
    custom.addItem(box)
    #expect(abs(velocity(of: box, after: 0.5, with: custom).y - 50) < 0.5)
    func drift(_ noise: UIFieldBehavior) -> CGPoint {
      let leaf = self.field.box(CGRect(x: 133, y: 127, width: 20, height: 20))
      noise.addItem(leaf)
      self.field.animator.removeAllBehaviors()
      self.field.stage.advance(by: 0.1)
      self.field.animator.addBehavior(noise)
      self.field.stage.advance(by: 0.5)
      return leaf.center
    }
    let first = drift(.noiseField(smoothness: 0.5, animationSpeed: 0))
    #expect(first != CGPoint(x: 143, y: 137))
    #expect(first.distance(to: drift(.noiseField(smoothness: 0.5, animationSpeed: 0))) < 0.5)
  }

  @Test("Regions are combined")
  func regions() {
    let circle = UIRegion(radius: 10)
    let square = UIRegion(size: CGSize(width: 10, height: 10))
    let outside = CGPoint(x: 8, y: 0)
    #expect(circle.contains(outside) && !square.contains(outside))
    #expect(square.inverse().contains(outside))
    #expect(square.byUnion(with: circle).contains(outside))
    #expect(!square.byIntersection(with: circle).contains(outside))
    #expect(circle.byDifference(from: square).contains(outside))
    #expect(!circle.byDifference(from: square).contains(.zero))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }
}
