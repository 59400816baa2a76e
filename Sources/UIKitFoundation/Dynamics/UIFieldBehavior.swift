public import WindowResponder

/// A behavior that applies the forces of a field to its items. Follows `UIFieldBehavior`.
///
/// UIKit documents no units. Here, the strength 1 is that of a push or of gravity with the magnitude 1. With
/// a ``falloff``, it is the strength at a distance of 100 points.
open class UIFieldBehavior: UIDynamicBehavior {
  private let force: FieldForce

  /// Creates a field.
  init(_ force: FieldForce) {
    self.force = force
    super.init()
  }

  // MARK: Fields

  /// Returns a field that slows items down: the force is against the velocity, and proportional to it. The
  /// strength 1 decreases the velocity of an item of 100 × 100 points at a rate of 1 per second.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that moves items around its position, counterclockwise.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that accelerates items to a position. The strength 1 is 1000 points per second squared.
  open class func radialGravityField(position: Point) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction. The length and the strength 1 are 1000 points per
  /// second squared.
  open class func linearGravityField(direction: Vector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity, direction)
  }

  /// Returns a field that gives items a velocity. The length and the strength 1 are 100 points per second.
  open class func velocityField(direction: Vector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity, direction)
  }

  /// Returns a field with forces that change randomly with the position and the time. Equal fields have equal
  /// forces.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness of the change in space, from 0 to 1.
  ///   - speed: The number of changes per second. With 0, the forces are constant.
  open class func noiseField(
    smoothness: Double, animationSpeed speed: Double
  ) -> UIFieldBehavior { UIFieldBehavior(.noise, smoothness, speed) }

  /// Returns a field with forces that change randomly, and are proportional to the velocity of the item.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness of the change in space, from 0 to 1.
  ///   - speed: The number of changes per second. With 0, the forces are constant.
  open class func turbulenceField(
    smoothness: Double, animationSpeed speed: Double
  ) -> UIFieldBehavior { UIFieldBehavior(.turbulence, smoothness, speed) }

  /// Returns a field that pulls items to its position, with a force that is proportional to the distance. It
  /// has the strength of a push at a distance of 100 points.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that pushes items away from its position, with a force that is proportional to their
  /// charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field with forces across the velocity of items, which are proportional to it and to the
  /// charge.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a field with the forces that a closure returns.
  ///
  /// The closure receives the field, the position in points, the velocity in points per second, the mass, the
  /// charge and the time in seconds since the step before. An item of 100 × 100 points has the mass 1. The
  /// force 1 is that of a push with the magnitude 1.
  open class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: Point, _ velocity: Vector, _ mass: Double,
        _ charge: Double, _ deltaTime: Double
      ) -> Vector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  private convenience init(_ force: FieldForce, _ direction: Vector) {
    self.init(force)
    self.direction = direction
  }

  private convenience init(_ force: FieldForce, _ smoothness: Double, _ speed: Double) {
    self.init(force)
    self.smoothness = smoothness
    animationSpeed = speed
  }

  // MARK: Properties

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// The items of the behavior.
  open var items: [any UIDynamicItem] { ownItems }

  /// The center of the field, in points. The default is zero.
  open var position = Point.zero {
    didSet { changed() }
  }
  /// The area in which the field applies, around its ``position``. The default is infinite.
  open var region = UIRegion.infinite {
    didSet { changed() }
  }
  /// The strength of the field. A negative number reverses the forces. The default is 1.
  open var strength = 1.0 {
    didSet { changed() }
  }
  /// The power of the distance with which the strength decreases. The default of 0 is a uniform field.
  open var falloff = 0.0 {
    didSet { changed() }
  }
  /// The distance from the center in which the ``falloff`` has no effect, in points. The default is 1.
  open var minimumRadius = 1.0 {
    didSet { changed() }
  }
  /// The direction of a field of linear gravity or of velocity. The default is zero.
  open var direction = Vector.zero {
    didSet { changed() }
  }
  /// The smoothness of a field of noise or turbulence, from 0 to 1. The default is 0.
  open var smoothness = 0.0 {
    didSet { changed() }
  }
  /// The number of changes of a field of noise or turbulence per second. The default is 0.
  open var animationSpeed = 0.0 {
    didSet { changed() }
  }

  override func applyForces(in scene: DynamicsScene, interval: Double) {
    for body in scene.bodies(of: self) where body.inverseMass > 0 {
      let offset = body.position - position
      guard region.contains(Point.zero + offset) else { continue }
      force.apply(to: body, at: offset, of: self, time: scene.time, interval: interval)
    }
  }
}
