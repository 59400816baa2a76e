public import WindowResponder

/// A behavior that pushes its items with a force. Follows `UIPushBehavior`.
///
/// The magnitude 1 accelerates an item of 100 × 100 points with the density 1 by 100 points per second
/// squared. An instantaneous push of the magnitude 1 changes the velocity of such an item by 100 points per
/// second.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push. Follows `UIPushBehavior.Mode`.
  public enum Mode: Int, Sendable {
    /// A force as long as the behavior is active.
    case continuous = 0
    /// An impulse at the time when the behavior becomes active. Afterwards it is inactive.
    case instantaneous = 1
  }

  /// The duration of the push.
  public final let mode: Mode

  /// Creates a behavior for items, which is active and has no force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { add(item) }
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    remove(item)
  }
  /// The items of the behavior.
  open var items: [any UIDynamicItem] { ownItems }

  /// A Boolean value that indicates whether the behavior pushes. The default is `true`. After an
  /// instantaneous push, it is `false`; setting `true` pushes again.
  open var active = true {
    didSet { if active { changed() } }
  }

  /// The direction and strength of the force. The default is zero.
  open var pushDirection = Vector.zero {
    didSet {
      if pushDirection != .zero { storedAngle = pushDirection.angle }
      changed()
    }
  }

  /// The angle that a force of zero has kept.
  private var storedAngle = 0.0

  /// The angle of the force, in radians. Zero is to the right, and a quarter turn is downward. The default is
  /// 0.
  open var angle: Double {
    get { storedAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the force. A new value that is negative reverses the direction. The default is 0.
  open var magnitude: Double {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle of the force, in radians, and its strength.
  open func setAngle(_ angle: Double, magnitude: Double) {
    storedAngle = angle
    pushDirection = Vector(angle: angle, length: magnitude)
  }

  private var offsets: [ObjectIdentifier: Offset] = [:]

  /// Returns the offset from an item's center at which the force applies, in points. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> Offset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the offset from an item's center at which the force applies, in points, so that the push rotates
  /// the item. If the behavior does not have the item, does nothing.
  open func setTargetOffsetFromCenter(_ o: Offset, for item: any UIDynamicItem) {
    guard ownItems.contains(where: { $0 === item }) else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override func applyForces(in scene: DynamicsScene, interval: Double) {
    guard active else { return }
    let force = pushDirection * 100
    for item in ownItems {
      guard let body = scene.body(of: item) else { continue }
      let offset = body.rotation.apply(targetOffsetFromCenter(for: item).vector)
      if mode == .instantaneous {
        body.apply(force, at: offset)
      } else {
        body.force = body.force + force
        body.torque += offset.cross(force)
      }
    }
    if mode == .instantaneous { active = false }
  }
}

extension Offset {
  /// The offset as a vector.
  var vector: Vector { Vector(dx: horizontal, dy: vertical) }
}
