import Foundation
public import WindowResponder

/// A behavior that accelerates its items in one direction. Follows `UIGravityBehavior`.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// The items of the behavior.
  open var items: [any UIDynamicItem] { ownItems }

  /// The direction and strength of gravity. The length 1 means 1000 points per second squared. The default is
  /// (0, 1), downward.
  open var gravityDirection = Vector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// The angle of the direction, in radians. Zero is to the right, and a quarter turn is downward. The
  /// default is π/2.
  open var angle: Double {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction. 1 means 1000 points per second squared. The default is 1.
  open var magnitude: Double {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle, in radians, and the magnitude.
  open func setAngle(_ angle: Double, magnitude: Double) {
    gravityDirection = Vector(angle: angle, length: magnitude)
  }

  override func applyForces(in scene: DynamicsScene, interval: Double) {
    for body in scene.bodies(of: self) {
      body.acceleration = body.acceleration + gravityDirection * 1000
    }
  }
}

extension Vector {
  /// Creates a vector from its angle, in radians, and its length. Right and downward are exact.
  init(angle: Double, length: Double) {
    let (x, y) = (cos(angle), sin(angle))
    self.init(
      dx: abs(x) < 1e-15 ? 0 : x * length, dy: abs(y) < 1e-15 ? 0 : y * length)
  }

  /// The angle of the vector, in radians, or 0 for the zero vector.
  var angle: Double { atan2(dy, dx) }
}
