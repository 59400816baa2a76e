import Foundation
import WindowResponder

/// The stiffness of an attachment.
struct SolverSpring {
  /// The frequency of the oscillation, in hertz. Zero means a rigid attachment.
  var frequency = 0.0
  /// The ratio to critical damping.
  var damping = 0.0
}

/// The motion that an attachment leaves free.
enum SolverJointKind {
  /// A distance, in points. A distance below 0.01 points keeps two points together.
  case rod(length: Double, SolverSpring)
  /// A greatest distance, in points.
  case rope(length: Double)
  /// A rotation around a point, in a range of radians.
  case pin(range: ClosedRange<Double>?)
  /// None.
  case weld
  /// A movement along an axis of the first body, in a range of points.
  case slide(axis: Vector, range: ClosedRange<Double>?)
  /// A spring to a point and to the angle zero.
  case snap(SolverSpring)
}

/// An attachment of a body to another one or to a point.
final class SolverJoint {
  /// The first body. For an attachment to a point, it is a body without mass at the point.
  var first = SolverBody(id: -1)
  var second = SolverBody(id: -1)
  /// The attachment points, relative to the centers, in the coordinates of the bodies.
  var firstAnchor = Vector.zero
  var secondAnchor = Vector.zero
  /// The difference of the angles at the beginning, in radians.
  var angle = 0.0
  var kind: SolverJointKind
  /// The greatest torque of the friction that resists a rotation.
  var frictionTorque = 0.0
  private var rows: [SolverRow] = []

  init(_ kind: SolverJointKind) { self.kind = kind }

  /// Forgets the impulses of the preceding step.
  func forget() { rows = [] }

  /// Computes the conditions of a step, and applies the impulses of the preceding step.
  @_optimize(speed) func prepare(interval: Double) {
    first.isConstrained = true
    second.isConstrained = true
    let old = rows
    rows = makeRows(interval)
    for index in rows.indices {
      if old.count == rows.count { rows[index].impulse = old[index].impulse }
      rows[index].prepare(first, second, interval)
    }
  }

  /// Changes the velocities so that the conditions hold.
  @_optimize(speed) func solve() {
    for index in rows.indices { rows[index].solve(first, second) }
  }

  private func makeRows(_ interval: Double) -> [SolverRow] {
    let one = first.rotation.apply(firstAnchor)
    let two = second.rotation.apply(secondAnchor)
    let offset = (second.position + two) - (first.position + one)
    var rows: [SolverRow] = []
    switch kind {
    case .rod(let length, let spring):
      // Points that are so near have no direction that a step could keep.
      if length < 0.01 {
        rows = Self.point(offset, one, two, spring)
      } else {
        rows = [Self.distance(offset, length, one, two, spring)]
      }
    case .rope(let length):
      var row = Self.distance(offset, length, one, two, SolverSpring())
      row.upper = 0
      rows = [row]
    case .pin(let range):
      rows = Self.point(offset, one, two, SolverSpring())
      rows += Self.limits(of: turn, in: range) { SolverRow(.rotation, error: $0) }
    case .weld:
      rows = [SolverRow(.rotation, error: turn)] + Self.point(offset, one, two, SolverSpring())
    case .slide(let axis, let range): rows = slide(axis, range, offset, one, two)
    case .snap(let spring):
      let turn = remainder(second.angle, 2 * .pi)
      rows =
        Self.point(offset, one, two, spring) + [SolverRow(.rotation, error: turn, spring: spring)]
    }
    if frictionTorque > 0 {
      var row = SolverRow(.rotation, error: 0)
      row.upper = frictionTorque * interval
      row.lower = -row.upper
      rows.append(row)
    }
    return rows
  }

  /// The rotation of the second body in relation to the first one, since the beginning, in radians.
  private var turn: Double { second.angle - first.angle - angle }

  private func slide(
    _ axis: Vector, _ range: ClosedRange<Double>?, _ offset: Vector, _ one: Vector, _ two: Vector
  ) -> [SolverRow] {
    let along = first.rotation.apply(axis)
    let across = Vector(dx: -along.dy, dy: along.dx)
    // The first body is turned with the offset, so its lever reaches the second body's anchor.
    let lever = one + offset
    let rows = [
      SolverRow(.rotation, error: turn),
      SolverRow(.along(across, lever, two), error: offset.dot(across)),
    ]
    return rows
      + Self.limits(of: offset.dot(along), in: range) {
        SolverRow(.along(along, lever, two), error: $0)
      }
  }

  private static func distance(
    _ offset: Vector, _ length: Double, _ one: Vector, _ two: Vector, _ spring: SolverSpring
  ) -> SolverRow {
    let normal = offset.length > 1e-6 ? offset.unit : Vector(dx: 0, dy: 1)
    return SolverRow(.along(normal, one, two), error: offset.length - length, spring: spring)
  }

  private static func point(
    _ offset: Vector, _ one: Vector, _ two: Vector, _ spring: SolverSpring
  ) -> [SolverRow] {
    [
      SolverRow(.along(Vector(dx: 1, dy: 0), one, two), error: offset.dx, spring: spring),
      SolverRow(.along(Vector(dx: 0, dy: 1), one, two), error: offset.dy, spring: spring),
    ]
  }

  /// Returns conditions that keep a value in a range, which are made from the distance to an end.
  private static func limits(
    of value: Double, in range: ClosedRange<Double>?, _ make: (Double) -> SolverRow
  ) -> [SolverRow] {
    guard let range else { return [] }
    if range.lowerBound == range.upperBound { return [make(value - range.lowerBound)] }
    var least = make(value - range.lowerBound)
    least.lower = 0
    var greatest = make(value - range.upperBound)
    greatest.upper = 0
    return [least, greatest]
  }
}
