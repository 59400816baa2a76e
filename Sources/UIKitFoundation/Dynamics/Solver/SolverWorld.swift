import WindowResponder

/// Rigid bodies that move in equal steps. Equal input results in equal positions.
///
/// Each step applies forces, solves contacts and attachments by sequential impulses, moves the bodies, and
/// separates those that overlap.
final class SolverWorld {
  /// The duration of a step, in seconds.
  static let interval = 1.0 / 240
  /// The number of times that the impulses of a step are improved.
  private static let rounds = 10
  /// The least speed at which bodies bounce, in points per second.
  private static let leastBounce = 20.0
  /// The speed below which a body rests, in points per second.
  private static let restSpeed = 0.5
  /// The time for which a body rests before the world does, in seconds.
  private static let restTime = 0.5

  var bodies: [SolverBody] = []
  var groups: [SolverGroup] = []
  var joints: [SolverJoint] = []
  var touches = SolverTouches()
  private var contacts: [SolverContact] = []
  /// The body of all boundaries, which does not move.
  private let ground = SolverBody(id: -1)

  /// A Boolean value that indicates whether all bodies have rested for half a second.
  var isAtRest: Bool { bodies.allSatisfy { $0.restTime >= Self.restTime } }

  /// Makes all bodies count as moving.
  func wake() {
    for body in bodies { body.restTime = 0 }
  }

  /// Stops all bodies.
  func stop() {
    for body in bodies {
      body.velocity = .zero
      body.angularVelocity = 0
    }
  }

  /// Moves the bodies by one step, with the forces that have been added to them.
  @_optimize(speed) func step() {
    let interval = Self.interval
    for body in bodies {
      body.oldPosition = body.position
      body.oldAngle = body.angle
      body.isConstrained = false
    }
    findContacts()
    for body in bodies { applyForces(to: body, interval) }
    solveVelocities(interval)
    for body in bodies { move(body, interval) }
    for _ in 0..<Self.rounds {
      for index in contacts.indices { contacts[index].bounce(above: Self.leastBounce) }
    }
    for _ in 0..<4 {
      for contact in contacts { contact.separate() }
    }
    stopAtBoundaries()
    for body in bodies {
      body.restTime = body.speed < Self.restSpeed ? body.restTime + interval : 0
    }
    reportTouches()
  }

  private func applyForces(to body: SolverBody, _ interval: Double) {
    let old = body.velocity
    if body.inverseMass > 0 {
      let change = body.acceleration + body.force * body.inverseMass
      body.velocity = body.velocity + change * interval
      body.angularVelocity += body.torque * body.inverseInertia * interval
      body.velocity = body.velocity * (1 / (1 + interval * max(body.properties.resistance, 0)))
      body.angularVelocity /= 1 + interval * max(body.properties.angularResistance, 0)
    }
    body.kick = body.velocity - old
    body.force = .zero
    body.torque = 0
    body.acceleration = .zero
  }

  @_optimize(speed) private func solveVelocities(_ interval: Double) {
    for joint in joints { joint.prepare(interval: interval) }
    for contact in contacts { contact.warmStart() }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve() }
      for index in contacts.indices { contacts[index].solve(interval: interval) }
    }
  }

  private func move(_ body: SolverBody, _ interval: Double) {
    guard body.velocity.isFinite, body.angularVelocity.isFinite else {
      body.velocity = .zero
      body.angularVelocity = 0
      return
    }
    // A body that nothing touches moves by its mean velocity, which is exact for a constant acceleration.
    let velocity = body.isConstrained ? body.velocity : body.velocity - body.kick * 0.5
    body.position = body.position + velocity * interval
    body.angle += body.angularVelocity * interval
  }

  /// Keeps the centers of bodies on their side of each boundary.
  @_optimize(speed) private func stopAtBoundaries() {
    for group in groups {
      for body in group.bodies where body.inverseMass > 0 {
        for side in group.boundaries.lazy.flatMap(\.sides) {
          guard let part = side.crossing(from: body.oldPosition, to: body.position) else {
            continue
          }
          let way = body.position - body.oldPosition
          let back = side.normal(facing: body.oldPosition) * 0.05
          body.position = body.oldPosition + way * part + back
        }
      }
    }
  }

  // MARK: Contacts

  @_optimize(speed) private func findContacts() {
    let old = Dictionary(contacts.map { ($0.key, $0) }) { first, _ in first }
    contacts = []
    for group in groups {
      let outlines = group.bodies.map { body in body.shapes.map { SolverOutline($0, of: body) } }
      let circles = group.bodies.map(SolverCircle.init)
      for (index, body) in group.bodies.enumerated() {
        for boundary in group.boundaries {
          addContacts(of: body, outlines[index], with: boundary, in: group)
        }
        guard group.collidesBodies else { continue }
        let circle = circles[index]
        for other in (index + 1)..<max(circles.count, index + 1)
        where circle.isNear(circles[other]) {
          addContacts(body, outlines[index], group.bodies[other], outlines[other], in: group)
        }
      }
    }
    for index in contacts.indices {
      if let former = old[contacts[index].key] { contacts[index].takeImpulses(from: former) }
      contacts[index].prepare()
      contacts[index].first.isConstrained = true
      contacts[index].second.isConstrained = true
    }
  }

  @_optimize(speed) private func addContacts(
    of body: SolverBody, _ outlines: [SolverOutline], with boundary: SolverBoundary,
    in group: SolverGroup
  ) {
    guard body.inverseMass > 0 else { return }
    let margin = 1 + body.speed * Self.interval
    for (number, side) in boundary.sides.enumerated() {
      let normal = side.normal(facing: body.position)
      guard normal != .zero, (body.position - side.start).dot(normal) <= body.reach + margin else {
        continue
      }
      let wall = SolverOutline(from: side.start, to: side.end, normal: normal)
      for (index, outline) in outlines.enumerated() {
        guard let found = SolverManifold(wall, outline, margin: margin) else { continue }
        let key = SolverContactKey(
          group: group.id, first: body.id, firstShape: index, second: -1,
          secondShape: boundary.id << 16 | number)
        contacts.append(
          SolverContact(
            key: key, first: ground, second: body, normal: found.normal, points: found.points,
            friction: body.properties.friction, elasticity: body.properties.elasticity))
      }
    }
  }

  @_optimize(speed) private func addContacts(
    _ first: SolverBody, _ firstOutlines: [SolverOutline], _ second: SolverBody,
    _ secondOutlines: [SolverOutline], in group: SolverGroup
  ) {
    guard first.inverseMass + second.inverseMass > 0 else { return }
    let margin = 1 + (first.speed + second.speed) * Self.interval
    let (one, two) = (first.properties, second.properties)
    for (firstShape, a) in firstOutlines.enumerated() {
      for (secondShape, b) in secondOutlines.enumerated() {
        guard let found = SolverManifold(a, b, margin: margin) else { continue }
        let key = SolverContactKey(
          group: group.id, first: first.id, firstShape: firstShape, second: second.id,
          secondShape: secondShape)
        contacts.append(
          SolverContact(
            key: key, first: first, second: second, normal: found.normal, points: found.points,
            friction: (max(one.friction, 0) * max(two.friction, 0)).squareRoot(),
            elasticity: max(one.elasticity, two.elasticity)))
      }
    }
  }

  @_optimize(speed) private func reportTouches() {
    touches.update(
      with: contacts.flatMap { contact in
        contact.points.map { point in
          let isBoundary = contact.first === ground
          let key = SolverTouchKey(
            group: contact.key.group, first: contact.key.first,
            second: isBoundary ? contact.key.secondShape >> 16 : contact.key.second,
            isBoundary: isBoundary)
          return (key, contact.separation(of: point), point.position)
        }
      })
  }
}

/// A circle around a body that contains it also after the next step. It is a value, because each is compared
/// with all others.
private struct SolverCircle {
  let x: Double
  let y: Double
  let radius: Double

  init(_ body: SolverBody) {
    x = body.position.x
    y = body.position.y
    radius = body.reach + 0.5 + body.speed * SolverWorld.interval
  }

  func isNear(_ other: SolverCircle) -> Bool {
    let (dx, dy, reach) = (x - other.x, y - other.y, radius + other.radius)
    return dx * dx + dy * dy <= reach * reach
  }
}
