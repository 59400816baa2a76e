import WindowResponder

/// A point at which two bodies touch, or would touch in the next step.
struct SolverContactPoint {
  /// The position, in points.
  var position: Point
  /// The distance between the bodies, in points, which is negative if they overlap.
  var separation: Double
  /// The corners of the shapes that meet, with which the point is found in the next step.
  var feature: Int

  var firstOffset = Vector.zero
  var secondOffset = Vector.zero
  var normalMass = 0.0
  var tangentMass = 0.0
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  /// The velocity along the normal before the step, in points per second. It is negative if they approach.
  var approach = 0.0

  init(position: Point, separation: Double, feature: Int) {
    self.position = position
    self.separation = separation
    self.feature = feature
  }
}

/// The pair of shapes that a contact is about. The second part of a boundary is one of its sides.
struct SolverContactKey: Hashable {
  var group: Int
  var first: Int
  var firstShape: Int
  /// The number of the other body, or -1 for a boundary.
  var second: Int
  var secondShape: Int
}

/// A contact between a body and another body or the side of a boundary.
struct SolverContact {
  let key: SolverContactKey
  let first: SolverBody
  let second: SolverBody
  /// The direction from the first body to the second one.
  let normal: Vector
  var points: [SolverContactPoint]
  var friction = 0.0
  var elasticity = 0.0

  private var tangent: Vector { Vector(dx: normal.dy, dy: -normal.dx) }

  /// Takes the impulses of the same points from the preceding step.
  mutating func takeImpulses(from former: SolverContact) {
    for index in points.indices {
      guard let point = former.points.first(where: { $0.feature == points[index].feature }) else {
        continue
      }
      points[index].normalImpulse = point.normalImpulse
      points[index].tangentImpulse = point.tangentImpulse
    }
  }

  /// Computes the masses and the speeds before the step.
  @_optimize(speed) mutating func prepare() {
    for index in points.indices {
      var point = points[index]
      point.firstOffset = point.position - first.position
      point.secondOffset = point.position - second.position
      point.normalMass = mass(of: point, along: normal)
      point.tangentMass = mass(of: point, along: tangent)
      point.approach = velocity(of: point).dot(normal)
      points[index] = point
    }
  }

  /// Applies the impulses of the preceding step.
  @_optimize(speed) func warmStart() {
    for point in points {
      apply(normal * point.normalImpulse + tangent * point.tangentImpulse, point)
    }
  }

  private func mass(of point: SolverContactPoint, along axis: Vector) -> Double {
    let one = point.firstOffset.cross(axis)
    let two = point.secondOffset.cross(axis)
    let inverse =
      first.inverseMass + second.inverseMass + first.inverseInertia * one * one
      + second.inverseInertia * two * two
    return inverse > 0 ? 1 / inverse : 0
  }

  private func velocity(of point: SolverContactPoint) -> Vector {
    second.velocity(at: point.secondOffset) - first.velocity(at: point.firstOffset)
  }

  private func apply(_ impulse: Vector, _ point: SolverContactPoint) {
    first.apply(-impulse, at: point.firstOffset)
    second.apply(impulse, at: point.secondOffset)
  }

  /// Changes the velocities so that the bodies do not overlap after the step.
  @_optimize(speed) mutating func solve(interval: Double) {
    for index in points.indices {
      var point = points[index]
      let limit = friction * point.normalImpulse
      let slip = velocity(of: point).dot(tangent)
      let drag = min(max(point.tangentImpulse - point.tangentMass * slip, -limit), limit)
      apply(tangent * (drag - point.tangentImpulse), point)
      point.tangentImpulse = drag
      let room = max(point.separation, 0) / interval
      let speed = velocity(of: point).dot(normal) + room
      let push = max(point.normalImpulse - point.normalMass * speed, 0)
      apply(normal * (push - point.normalImpulse), point)
      point.normalImpulse = push
      points[index] = point
    }
  }

  /// Makes the bodies bounce if they have met faster than a limit, in points per second.
  @_optimize(speed) mutating func bounce(above limit: Double) {
    guard elasticity > 0 else { return }
    for index in points.indices
    where points[index].approach < -limit && points[index].normalImpulse > 0 {
      var point = points[index]
      let speed = velocity(of: point).dot(normal) + elasticity * point.approach
      let push = max(point.normalImpulse - point.normalMass * speed, 0)
      apply(normal * (push - point.normalImpulse), point)
      point.normalImpulse = push
      points[index] = point
    }
  }

  /// Returns the distance at a point after the bodies have moved in this step.
  func separation(of point: SolverContactPoint) -> Double {
    let one = point.firstOffset.turning(at: first.angle - first.oldAngle)
    let two = point.secondOffset.turning(at: second.angle - second.oldAngle)
    let moved = (second.position - second.oldPosition) - (first.position - first.oldPosition)
    return point.separation + (moved + two - one).dot(normal)
  }

  /// Moves the bodies apart if they overlap.
  @_optimize(speed) func separate() {
    for point in points {
      let correction = min(max(0.25 * (separation(of: point) + 0.01), -8), 0)
      guard correction < 0 else { continue }
      let impulse = normal * (-correction * point.normalMass)
      first.move(by: -impulse, at: point.firstOffset)
      second.move(by: impulse, at: point.secondOffset)
    }
  }
}
