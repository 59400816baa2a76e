public import WindowResponder

/// The physical properties of items. Follows `UIDynamicItemBehavior`.
///
/// If several behaviors of an animator set a property of one item, the one that was added last applies. A
/// property that no behavior sets has its default.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The properties that have been set.
  private var changes: [PartialKeyPath<SolverProperties>: (inout SolverProperties) -> Void] = [:]
  private var properties = SolverProperties()
  private var velocities: [ObjectIdentifier: Vector] = [:]
  private var angularVelocities: [ObjectIdentifier: Double] = [:]

  /// Creates the properties of items, with the default values.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Creates properties without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item)] = nil
    angularVelocities[ObjectIdentifier(item)] = nil
    remove(item)
  }
  /// The items of the behavior.
  open var items: [any UIDynamicItem] { ownItems }

  private func set<Value: Sendable>(
    _ path: WritableKeyPath<SolverProperties, Value>, to value: Value
  ) {
    properties[keyPath: path] = value
    changes[path] = { $0[keyPath: path] = value }
    changed()
  }

  /// The elasticity in collisions, from 0, without a bounce, to 1, without a loss of speed. The default is 0.
  /// Of two items, the greater value applies.
  open var elasticity: Double {
    get { properties.elasticity }
    set { set(\.elasticity, to: newValue) }
  }

  /// The resistance when items slide along each other or along a boundary. 1 is strong. The default is 0.
  open var friction: Double {
    get { properties.friction }
    set { set(\.friction, to: newValue) }
  }

  /// The mass of 100 × 100 points. The default is 1.
  open var density: Double {
    get { properties.density }
    set { set(\.density, to: newValue) }
  }

  /// The rate at which the velocity decreases, per second. The default is 0.
  open var resistance: Double {
    get { properties.resistance }
    set { set(\.resistance, to: newValue) }
  }

  /// The rate at which the angular velocity decreases, per second. The default is 0.
  open var angularResistance: Double {
    get { properties.angularResistance }
    set { set(\.angularResistance, to: newValue) }
  }

  /// The charge, by which electric and magnetic fields affect an item. The default is 0.
  open var charge: Double {
    get { properties.charge }
    set { set(\.charge, to: newValue) }
  }

  /// A Boolean value that indicates whether items collide, but never move. The default is `false`.
  open var isAnchored: Bool {
    get { properties.isAnchored }
    set { set(\.isAnchored, to: newValue) }
  }

  /// A Boolean value that indicates whether items can rotate. The default is `true`.
  open var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { set(\.allowsRotation, to: newValue) }
  }

  // MARK: Velocities

  /// Adds a velocity to an item, in points per second. If the behavior has no animator yet, it is added with
  /// the first frame. If the behavior does not have the item, does nothing.
  open func addLinearVelocity(_ velocity: Point, for item: any UIDynamicItem) {
    guard ownItems.contains(where: { $0 === item }) else { return }
    velocities[ObjectIdentifier(item), default: .zero] += velocity - .zero
    applyVelocities(to: item)
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> Point {
    let waiting = velocities[ObjectIdentifier(item)] ?? .zero
    return Point.zero + (dynamicAnimator?.body(of: item)?.velocity ?? .zero) + waiting
  }

  /// Adds an angular velocity to an item, in radians per second. If the behavior has no animator yet, it is
  /// added with the first frame. If the behavior does not have the item, does nothing.
  open func addAngularVelocity(_ velocity: Double, for item: any UIDynamicItem) {
    guard ownItems.contains(where: { $0 === item }) else { return }
    angularVelocities[ObjectIdentifier(item), default: 0] += velocity
    applyVelocities(to: item)
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> Double {
    let waiting = angularVelocities[ObjectIdentifier(item)] ?? 0
    return (dynamicAnimator?.body(of: item)?.angularVelocity ?? 0) + waiting
  }

  /// Adds the velocities that wait for the body of an item, if there is one.
  private func applyVelocities(to item: any UIDynamicItem) {
    changed()
    guard let body = dynamicAnimator?.body(of: item) else { return }
    let id = ObjectIdentifier(item)
    if let velocity = velocities.removeValue(forKey: id), body.inverseMass > 0 {
      body.velocity = body.velocity + velocity
    }
    if let velocity = angularVelocities.removeValue(forKey: id), body.inverseInertia > 0 {
      body.angularVelocity += velocity
    }
  }

  override func prepare(in scene: DynamicsScene) {
    for item in ownItems {
      guard let body = scene.body(of: item) else { continue }
      for change in changes.values { change(&body.properties) }
      if velocities[ObjectIdentifier(item)] != nil
        || angularVelocities[ObjectIdentifier(item)] != nil
      {
        body.updateMass()
        applyVelocities(to: item)
      }
    }
  }
}

extension Vector {
  fileprivate static func += (a: inout Vector, b: Vector) { a = a + b }
}
