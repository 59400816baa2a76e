import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite("Gravity, collisions and rest") struct FallingTests {
  let field = DynamicsField()

  @Test("Gravity accelerates an item by 1000 points per second squared")
  func gravity() {
    let box = field.box(CGRect(x: 100, y: 0, width: 40, height: 40))
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    field.stage.advance(by: 0.5)
    #expect(abs(box.center.y - 145) < 3)
    let velocity = UIDynamicItemBehavior(items: [box])
    field.animator.addBehavior(velocity)
    #expect(abs(velocity.linearVelocity(for: box).y - 500) < 10)
  }

  @Test("The direction, the angle and the magnitude of gravity are one value")
  func gravityDirection() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(gravity.angle == .pi / 2)
    gravity.magnitude = 0.5
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0.5))
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
  }

  @Test("An item that falls comes to rest on the floor, within the boundary and upright")
  func floor() {
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 30))
    field.drop([box])
    field.stage.advance(by: 0.3)
    #expect(box.frame.maxY > 60 && box.frame.maxY < 300)
    field.stage.advance(by: 3)
    #expect(box.frame == CGRect(x: 100, y: 270, width: 40, height: 30))
    #expect(box.transform == .identity)
    #expect(!field.animator.isRunning)
  }

  @Test("An item that falls very fast does not pass through the floor")
  func fastFall() {
    let box = field.box(CGRect(x: 100, y: 20, width: 4, height: 4))
    let speed = UIDynamicItemBehavior(items: [box])
    speed.addLinearVelocity(CGPoint(x: 0, y: 20_000), for: box)
    field.animator.addBehavior(speed)
    field.drop([box])
    for _ in 0..<60 {
      field.stage.advance(by: 1.0 / 60)
      #expect(box.center.y <= 300)
    }
    #expect(abs(box.frame.maxY - 300) < 0.1)
  }

  @Test("An item with the elasticity 1 bounces to its height, and one with 0 does not bounce")
  func elasticity() {
    let ball = field.box(CGRect(x: 50, y: 100, width: 40, height: 40))
    let stone = field.box(CGRect(x: 150, y: 100, width: 40, height: 40))
    let bounce = UIDynamicItemBehavior(items: [ball])
    bounce.elasticity = 1
    field.animator.addBehavior(bounce)
    field.drop([ball, stone])
    var highest = 300.0
    field.stage.advance(by: 0.6)
    for _ in 0..<30 {
      field.stage.advance(by: 1.0 / 60)
      highest = min(highest, ball.frame.minY)
      #expect(abs(stone.frame.maxY - 300) < 0.1)
    }
    #expect(abs(highest - 100) < 6)
  }

  @Test("Half the elasticity bounces to a quarter of the height")
  func halfElasticity() {
    let ball = field.box(CGRect(x: 50, y: 60, width: 40, height: 40))
    let bounce = UIDynamicItemBehavior(items: [ball])
    bounce.elasticity = 0.5
    field.animator.addBehavior(bounce)
    field.drop([ball])
    field.stage.advance(by: 0.7)
    var highest = 300.0
    for _ in 0..<36 {
      field.stage.advance(by: 1.0 / 60)
      highest = min(highest, ball.frame.maxY)
    }
    #expect(abs(highest - 250) < 4)
  }

  @Test("Boxes that fall onto each other come to rest as a stack")
  func stack() {
    let boxes = (0..<5).map { index in
      field.box(CGRect(x: 100, y: 200 - Double(index) * 45, width: 40, height: 40))
    }
    field.drop(boxes)
    field.stage.advance(by: 6)
    #expect(!field.animator.isRunning)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.frame.maxY - (300 - Double(index) * 40)) < 0.5)
      #expect(abs(box.center.x - 120) < 0.5)
    }
  }

  @Test("Balls fall into a box, stay in it and come to rest")
  func balls() {
    let balls = (0..<12).map { index in
      field.ball(
        CGRect(
          x: 60 + Double(index % 4) * 31, y: 10 + Double(index / 4) * 40, width: 28, height: 28))
    }
    let roughness = UIDynamicItemBehavior(items: balls)
    roughness.friction = 0.4
    roughness.elasticity = 0.3
    roughness.angularResistance = 1
    field.animator.addBehavior(roughness)
    field.drop(balls)
    field.stage.advance(by: 20)
    for ball in balls {
      let distance = [ball.center.x, 300 - ball.center.x, 300 - ball.center.y].min() ?? 0
      #expect(distance > 13.9)
    }
    for (index, ball) in balls.enumerated() {
      for other in balls.dropFirst(index + 1) {
        #expect(ball.center.distance(to: other.center) > 27.5)
      }
    }
    #expect(!field.animator.isRunning)
  }

  @Test("Equal animations have equal positions")
  func deterministic() {
    func positions() -> [CGPoint] {
      let boxes = (0..<6).map { index in
        field.box(
          CGRect(x: 50 + Double(index) * 17, y: 20 + Double(index) * 33, width: 30, height: 20))
      }
      field.drop(boxes)
      defer { field.animator.removeAllBehaviors() }
      return (0..<90).flatMap { _ in
        field.stage.advance(by: 1.0 / 60)
        return boxes.map(\.center)
      }
    }
    field.stage.frame()
    let first = positions()
    field.stage.advance(by: 1)
    let second = positions()
    let differences = zip(first, second).map { $0.distance(to: $1) }
    #expect(differences.max() ?? 1 < 1e-6)
  }

  @Test("Friction stops an item that slides on the floor, and without friction it goes on")
  func friction() {
    let rough = field.box(CGRect(x: 20, y: 280, width: 20, height: 20))
    let smooth = field.box(CGRect(x: 20, y: 240, width: 20, height: 20))
    let shelf = UICollisionBehavior(items: [smooth])
    shelf.addBoundary(
      withIdentifier: "shelf" as any NSCopying, from: CGPoint(x: 0, y: 260),
      to: CGPoint(x: 300, y: 260))
    field.animator.addBehavior(shelf)
    let speed = UIDynamicItemBehavior(items: [rough, smooth])
    speed.addLinearVelocity(CGPoint(x: 100, y: 0), for: rough)
    speed.addLinearVelocity(CGPoint(x: 100, y: 0), for: smooth)
    let grip = UIDynamicItemBehavior(items: [rough])
    grip.friction = 0.5
    grip.allowsRotation = false
    field.animator.addBehavior(speed)
    field.animator.addBehavior(grip)
    field.drop([rough, smooth])
    field.stage.advance(by: 1)
    // The way until it stops is v² / 2μg.
    #expect(abs(rough.center.x - 40) < 2)
    #expect(abs(smooth.center.x - 130) < 2)
  }
}
