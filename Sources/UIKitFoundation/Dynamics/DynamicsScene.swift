import Foundation
import WindowResponder

/// The bodies of an animator's items.
@MainActor final class DynamicsScene {
  private final class Entry {
    let item: any UIDynamicItem
    let body: SolverBody
    /// The transform of the item without its rotation.
    var base = Transform.identity
    /// The position and the angle that the item has.
    var center = Point.zero
    var angle = 0.0

    init(_ item: any UIDynamicItem, _ body: SolverBody) {
      self.item = item
      self.body = body
    }
  }

  private let world = SolverWorld()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [Entry] = []
  private var lastBody = 0
  private var collisions: [UICollisionBehavior] = []
  /// The time that is too short for a step, in seconds.
  private var rest = 0.0
  /// The bounds of the reference view, in points, or `nil` without one.
  private(set) var bounds: Rect?
  /// The number of steps that the current frame has left, including the current one.
  private(set) var stepsLeft = 1
  /// The time of all steps, in seconds.
  private(set) var time = 0.0

  /// A Boolean value that indicates whether there are no items, or all have rested for a while.
  var isAtRest: Bool { world.isAtRest }

  func wake() { world.wake() }
  func stop() { world.stop() }

  /// Returns the body of an item, or `nil` if no behavior had the item before the last frame.
  func body(of item: any UIDynamicItem) -> SolverBody? { entries[ObjectIdentifier(item)]?.body }

  /// Returns the bodies of a behavior's items.
  func bodies(of behavior: UIDynamicBehavior) -> [SolverBody] {
    behavior.ownItems.compactMap { body(of: $0) }
  }

  // MARK: Preparing

  /// Makes the bodies, the groups and the attachments those of the behaviors.
  func prepare(_ behaviors: [UIDynamicBehavior], items: [any UIDynamicItem], bounds: Rect?) {
    self.bounds = bounds
    let old = entries
    entries = [:]
    order = items.map { item in
      let entry = old[ObjectIdentifier(item)] ?? makeEntry(for: item)
      entries[ObjectIdentifier(item)] = entry
      return entry
    }
    world.bodies = order.map(\.body)
    world.groups = []
    world.joints = []
    collisions = []
    let former = world.bodies.map(\.properties)
    for body in world.bodies { body.properties = SolverProperties() }
    for behavior in behaviors { behavior.prepare(in: self) }
    for (body, old) in zip(world.bodies, former) where body.properties != old || body.mass == 0 {
      body.updateMass()
    }
    world.touches.keep(
      groups: Set(world.groups.map(\.id)), bodies: Set(world.bodies.map(\.id)))
  }

  /// Forgets the bodies of all items but some.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    guard order.contains(where: { !kept.contains(ObjectIdentifier($0.item)) }) else { return }
    entries = entries.filter { kept.contains($0.key) }
    order.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    world.bodies = order.map(\.body)
  }

  private func makeEntry(for item: any UIDynamicItem) -> Entry {
    lastBody += 1
    let entry = Entry(item, SolverBody(id: lastBody))
    read(entry)
    return entry
  }

  private func read(_ entry: Entry) {
    let (item, body) = (entry.item, entry.body)
    entry.base = item.transform.withoutRotation
    entry.center = item.center
    entry.angle = item.dynamicAngle
    body.position = entry.center
    body.angle = entry.angle
    body.shapes = item.solverShapes
    body.updateMass()
  }

  /// Reads an item again.
  func update(_ item: any UIDynamicItem) {
    if let entry = entries[ObjectIdentifier(item)] { read(entry) }
  }

  /// Adds an attachment.
  func add(_ joint: SolverJoint) { world.joints.append(joint) }

  /// Adds the bodies that collide by a behavior.
  func add(_ group: SolverGroup, of behavior: UICollisionBehavior) {
    world.groups.append(group)
    collisions.append(behavior)
  }

  // MARK: Moving

  /// Performs the steps of a time, in seconds.
  func advance(by seconds: Double, _ behaviors: [UIDynamicBehavior]) {
    rest += seconds
    // As far as sums of times are exact.
    let steps = Int(rest / SolverWorld.interval + 1e-6)
    rest = max(rest - Double(steps) * SolverWorld.interval, 0)
    for step in 0..<steps {
      stepsLeft = steps - step
      time += SolverWorld.interval
      for behavior in behaviors {
        behavior.applyForces(in: self, interval: SolverWorld.interval)
      }
      world.step()
    }
  }

  /// Moves the items to the positions of their bodies. Returns a Boolean value that indicates whether an item
  /// has moved.
  func moveItems() -> Bool {
    var hasMoved = false
    for entry in order {
      let center = Point(
        x: Self.rounded(entry.body.position.x, to: 0.5, within: 0.02),
        y: Self.rounded(entry.body.position.y, to: 0.5, within: 0.02))
      let angle = Self.rounded(entry.body.angle, to: .pi / 2, within: 5e-4)
      if center != entry.center {
        entry.item.center = center
        entry.center = center
        hasMoved = true
      }
      if angle != entry.angle {
        entry.item.transform =
          angle == 0
          ? entry.base : entry.base.concatenating(Transform(rotationAngle: angle))
        entry.angle = angle
        hasMoved = true
      }
    }
    return hasMoved
  }

  /// Returns a value, or the multiple of a unit that is within a distance, so that items that rest have sharp
  /// edges.
  private static func rounded(
    _ value: Double, to unit: Double, within distance: Double
  ) -> Double {
    let whole = (value / unit).rounded() * unit
    return abs(value - whole) < distance ? whole : value
  }

  /// Calls the delegates of an animator's collision behaviors. No further calls follow about behaviors and
  /// items that a delegate removes.
  func sendEvents(of animator: UIDynamicAnimator) {
    let events = world.touches.takeEvents()
    guard !events.isEmpty else { return }
    let items = Dictionary(order.map { ($0.body.id, $0.item) }) { first, _ in first }
    let groups = Dictionary(zip(world.groups.map(\.id), collisions)) { first, _ in first }
    for event in events {
      guard let behavior = groups[event.key.group], behavior.dynamicAnimator === animator,
        let item = items[event.key.first], behavior.has(item)
      else { continue }
      if event.key.isBoundary {
        behavior.send(event, item)
      } else if let other = items[event.key.second], behavior.has(other) {
        behavior.send(event, item, other)
      }
    }
  }
}
