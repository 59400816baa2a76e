import Foundation
import WindowResponder

/// A rigid body. Positions are in points, velocities in points per second, and angles in radians.
///
/// The unit of mass is that of a square of 100 × 100 points with a density of 1.
final class SolverBody {
  /// The number that determines the order of bodies.
  let id: Int
  var position = Point.zero
  var angle = 0.0 {
    didSet { if angle != oldValue { rotation = SolverRotation(angle) } }
  }
  private(set) var rotation = SolverRotation(0)
  var velocity = Vector.zero
  var angularVelocity = 0.0

  /// The convex shapes that collide.
  var shapes: [SolverShape] = [] {
    didSet { reach = shapes.map(\.reach).max() ?? 0 }
  }
  /// The greatest distance of a shape from the center, in points.
  private(set) var reach = 0.0
  var properties = SolverProperties()

  private(set) var mass = 0.0
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  /// The sum of the forces for the next step.
  var force = Vector.zero
  var torque = 0.0
  /// The acceleration for the next step that is independent of the mass, in points per second squared.
  var acceleration = Vector.zero

  /// The center at the start of the step.
  var oldPosition = Point.zero
  /// The angle at the start of the step.
  var oldAngle = 0.0
  /// A Boolean value that indicates whether a contact or an attachment affects the body in this step.
  var isConstrained = false
  /// The change of the velocity by forces in this step.
  var kick = Vector.zero
  /// The time for which the body has rested, in seconds.
  var restTime = 0.0

  init(id: Int) { self.id = id }

  /// Computes the mass from the shapes and properties.
  func updateMass() {
    let area = max(shapes.reduce(0) { $0 + $1.area }, 1)
    let density = max(properties.density, 1e-6) / 10_000
    mass = area * density
    let inertia = max(shapes.reduce(0) { $0 + $1.secondMoment }, area) * density
    let isFixed = properties.isAnchored
    inverseMass = isFixed ? 0 : 1 / mass
    inverseInertia = isFixed || !properties.allowsRotation ? 0 : 1 / inertia
    if isFixed { velocity = .zero }
    if isFixed || !properties.allowsRotation { angularVelocity = 0 }
  }

  /// Returns the velocity of the point at an offset from the center.
  func velocity(at offset: Vector) -> Vector { velocity + offset.turning(at: angularVelocity) }

  /// Applies an impulse at an offset from the center.
  func apply(_ impulse: Vector, at offset: Vector) {
    velocity = velocity + impulse * inverseMass
    angularVelocity += inverseInertia * offset.cross(impulse)
  }

  /// Moves the body as an impulse changes the velocity.
  func move(by impulse: Vector, at offset: Vector) {
    position = position + impulse * inverseMass
    angle += inverseInertia * offset.cross(impulse)
  }

  /// The speed of the fastest point, in points per second.
  var speed: Double { velocity.length + abs(angularVelocity) * reach }
}

/// The properties of a body. The defaults are those of an item.
struct SolverProperties: Equatable {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}
