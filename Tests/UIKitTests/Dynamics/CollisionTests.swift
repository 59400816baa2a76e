import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite("Collisions") struct CollisionTests {
  let field = DynamicsField()
  let log = DynamicsLog()

  @Test("The delegate receives contacts with boundaries and their ends, with identifiers")
  func boundaries() throws {
    let box = field.box(CGRect(x: 100, y: 200, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    let name = "floor"
    collision.addBoundary(
      withIdentifier: name as any NSCopying, from: CGPoint(x: 0, y: 290),
      to: CGPoint(x: 300, y: 290))
    collision.collisionDelegate = log
    field.animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [box])
    field.animator.addBehavior(gravity)
    field.stage.advance(by: 2)
    #expect(log.calls == ["began floor"])
    let point = try #require(log.points.first)
    #expect(abs(point.y - 290) < 1)
    #expect(point.x >= 99 && point.x <= 141)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    field.stage.advance(by: 0.2)
    #expect(log.calls == ["began floor", "ended floor"])
  }

  @Test("The boundary of the reference view has no identifier, and may have insets")
  func referenceBounds() {
    let box = field.box(CGRect(x: 100, y: 200, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    collision.collisionDelegate = log
    field.animator.addBehavior(collision)
    field.animator.addBehavior(UIGravityBehavior(items: [box]))
    field.stage.advance(by: 2)
    #expect(log.calls == ["began nil"])
    #expect(box.frame.maxY == 280)
  }

  @Test("A heavy item does not press a light one through the floor")
  func heavyItem() {
    let light = field.box(CGRect(x: 140, y: 280, width: 20, height: 20))
    let heavy = field.box(CGRect(x: 100, y: 20, width: 100, height: 100))
    let properties = UIDynamicItemBehavior(items: [heavy])
    properties.density = 1000
    properties.addLinearVelocity(CGPoint(x: 0, y: 3000), for: heavy)
    field.animator.addBehavior(properties)
    field.drop([light, heavy])
    for _ in 0..<120 {
      field.stage.advance(by: 1.0 / 60)
      #expect(light.center.y < 300 && heavy.center.y < 300)
    }
  }

  @Test("An item that an attachment pulls against a boundary stays on its side")
  func pulledItem() {
    let box = field.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    let drag = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    field.animator.addBehavior(drag)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    field.animator.addBehavior(collision)
    field.stage.advance(by: 0.1)
    drag.anchorPoint = CGPoint(x: 800, y: 500)
    for _ in 0..<60 {
      field.stage.advance(by: 1.0 / 60)
      #expect(box.center.x < 300 && box.center.y < 300)
    }
    field.animator.removeBehavior(drag)
    field.stage.advance(by: 2)
    #expect(field.view.bounds.contains(box.center))
  }

  @Test("Items stay in the reference view when it becomes smaller")
  func smallerBounds() {
    let box = field.box(CGRect(x: 240, y: 200, width: 40, height: 40))
    field.drop([box])
    field.stage.advance(by: 0.1)
    field.view.frame.size = CGSize(width: 200, height: 200)
    field.stage.advance(by: 3)
    #expect(!field.animator.isRunning)
    #expect(abs(box.frame.maxX - 200) < 0.1)
    #expect(abs(box.frame.maxY - 200) < 0.1)
  }

  @Test("The delegate receives the beginning and the end of a contact of two items")
  func items() {
    let moving = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let resting = field.box(CGRect(x: 120, y: 100, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [moving, resting])
    collision.collisionDelegate = log
    let speed = UIDynamicItemBehavior(items: [moving, resting])
    speed.elasticity = 1
    speed.addLinearVelocity(CGPoint(x: 200, y: 0), for: moving)
    field.animator.addBehavior(collision)
    field.animator.addBehavior(speed)
    field.stage.advance(by: 0.6)
    #expect(log.calls == ["began item", "ended item"])
    // Equal masses exchange their velocities.
    #expect(abs(speed.linearVelocity(for: moving).x) < 1)
    #expect(abs(speed.linearVelocity(for: resting).x - 200) < 1)
  }

  @Test("Items pass through each other if they collide only with boundaries")
  func modes() {
    let moving = field.box(CGRect(x: 20, y: 100, width: 40, height: 40))
    let resting = field.box(CGRect(x: 120, y: 100, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [moving, resting])
    #expect(collision.collisionMode == .everything)
    collision.collisionMode = .boundaries
    collision.addBoundary(withIdentifier: 1 as NSNumber, for: UIBezierPath(rect: field.view.bounds))
    let speed = UIDynamicItemBehavior(items: [moving])
    speed.addLinearVelocity(CGPoint(x: 400, y: 0), for: moving)
    field.animator.addBehavior(collision)
    field.animator.addBehavior(speed)
    field.stage.advance(by: 2)
    #expect(resting.center == CGPoint(x: 140, y: 120))
    #expect(abs(moving.frame.maxX - 300) < 0.1)
  }

  @Test("A boundary is found, replaced and removed by its identifier, as a string of either type")
  func identifiers() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50))
    collision.addBoundary(withIdentifier: "a" as NSString, for: path)
    collision.addBoundary(
      withIdentifier: "b" as any NSCopying, from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "a" as any NSCopying)?.bounds == path.bounds)
    collision.addBoundary(
      withIdentifier: "a" as any NSCopying, from: .zero, to: CGPoint(x: 20, y: 0))
    #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.width == 20)
    collision.removeBoundary(withIdentifier: "a" as NSString)
    #expect(collision.boundary(withIdentifier: "a" as any NSCopying) == nil)
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? String } == ["b"])
    collision.addBoundary(
      withIdentifier: 1 as any NSCopying, from: .zero, to: CGPoint(x: 30, y: 0))
    #expect(collision.boundary(withIdentifier: 1 as any NSCopying)?.bounds.width == 30)
    #expect(collision.boundary(withIdentifier: NSNumber(value: 1))?.bounds.width == 30)
    #expect(collision.boundary(withIdentifier: 2 as any NSCopying) == nil)
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? Int } == [1])
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("A ball rolls along a curved boundary, and does not leave it")
  func curve() {
    let ball = field.ball(CGRect(x: 60, y: 60, width: 20, height: 20))
    let collision = UICollisionBehavior(items: [ball])
    let bowl = UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 260, height: 260))
    collision.addBoundary(withIdentifier: "bowl" as any NSCopying, for: bowl)
    field.animator.addBehavior(collision)
    field.animator.addBehavior(UIGravityBehavior(items: [ball]))
    var farthest = 0.0
    var lowest = 0.0
    for _ in 0..<240 {
      field.stage.advance(by: 1.0 / 60)
      farthest = max(farthest, ball.center.distance(to: CGPoint(x: 150, y: 150)))
      lowest = max(lowest, ball.center.y)
    }
    #expect(farthest < 121)
    #expect(lowest > 268)
  }

  @Test("A path is the shape of a view: a triangle with the point downward tips over")
  func path() {
    let triangle = field.add(Polygon(frame: CGRect(x: 100, y: 200, width: 60, height: 60)))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -30, y: -30))
    path.addLine(to: CGPoint(x: 30, y: -30))
    path.addLine(to: CGPoint(x: 5, y: 30))
    path.close()
    triangle.collisionBoundingPath = path
    field.drop([triangle])
    field.stage.advance(by: 5)
    #expect(!field.animator.isRunning)
    #expect(abs(triangle.transform.b) > 0.5)
  }

  @Test("An anchored item stops others, and does not move")
  func anchored() {
    let shelf = field.box(CGRect(x: 50, y: 200, width: 200, height: 20))
    let box = field.box(CGRect(x: 100, y: 20, width: 40, height: 40))
    let fixed = UIDynamicItemBehavior(items: [shelf])
    fixed.isAnchored = true
    field.animator.addBehavior(fixed)
    field.drop([shelf, box])
    field.stage.advance(by: 3)
    #expect(shelf.frame == CGRect(x: 50, y: 200, width: 200, height: 20))
    #expect(abs(box.frame.maxY - 200) < 0.1)
  }

  @Test("A group falls and collides as one, with the shapes of its items")
  func group() {
    let wide = field.box(CGRect(x: 100, y: 50, width: 60, height: 20))
    let leg = field.box(CGRect(x: 120, y: 70, width: 20, height: 30))
    let group = UIDynamicItemGroup(items: [wide, leg])
    #expect(group.center == CGPoint(x: 130, y: 75))
    #expect(group.bounds.size == CGSize(width: 60, height: 50))
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    field.animator.addBehavior(collision)
    field.animator.addBehavior(UIGravityBehavior(items: [group]))
    field.stage.advance(by: 3)
    #expect(abs(leg.frame.maxY - 300) < 0.1)
    #expect(abs(wide.frame.maxY - 270) < 0.1)
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(wide.center.x - (group.center.x + 15)) < 0.1)
  }
}
