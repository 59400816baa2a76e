import Foundation
import WindowResponder

/// The force of a field behavior.
enum FieldForce {
  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise
  case turbulence
  case spring
  case electric
  case magnetic
  case custom((UIFieldBehavior, Point, Vector, Double, Double, Double) -> Vector)

  /// Adds the force to a body at an offset from the center of the field.
  @MainActor func apply(
    to body: SolverBody, at offset: Vector, of field: UIFieldBehavior, time: Double,
    interval: Double
  ) {
    let distance = max(offset.length, field.minimumRadius, 1e-3)
    let decay = field.falloff == 0 ? 1 : pow(distance / 100, -field.falloff)
    let strength = field.strength * decay
    switch self {
    case .radialGravity:
      body.acceleration = body.acceleration - offset.unit * (1000 * strength)
    case .linearGravity: body.acceleration = body.acceleration + field.direction * (1000 * strength)
    case .velocity: body.velocity = field.direction * (100 * strength)
    default:
      let force = force(on: body, at: offset, of: field, time: time, interval: interval)
      if force.isFinite { body.force = body.force + force * strength }
    }
  }

  /// Returns the force for the strength 1.
  @MainActor private func force(
    on body: SolverBody, at offset: Vector, of field: UIFieldBehavior, time: Double,
    interval: Double
  ) -> Vector {
    let velocity = body.velocity
    let charge = body.properties.charge
    switch self {
    case .drag: return -velocity
    case .vortex: return Vector(dx: offset.dy, dy: -offset.dx).unit * 100
    case .spring: return -offset
    case .electric: return offset.unit * (100 * charge)
    case .magnetic: return Vector(dx: velocity.dy, dy: -velocity.dx) * charge
    case .noise: return field.noise(at: offset, time) * 100
    case .turbulence: return field.noise(at: offset, time) * velocity.length
    case .custom(let block):
      return block(field, body.position, velocity, body.mass, charge, interval) * 100
    case .radialGravity, .linearGravity, .velocity: return .zero
    }
  }
}

extension UIFieldBehavior {
  /// Returns a vector that changes smoothly with the position and the time, with components from -1 to 1.
  fileprivate func noise(at offset: Vector, _ time: Double) -> Vector {
    let size = 10 + 190 * min(max(smoothness, 0), 1)
    let (x, y, t) = (offset.dx / size, offset.dy / size, time * animationSpeed)
    return Vector(dx: Self.noise(x, y, t, 0), dy: Self.noise(x, y, t, 1))
  }

  /// Returns a number from -1 to 1, which is interpolated between random numbers at whole coordinates.
  private static func noise(_ x: Double, _ y: Double, _ z: Double, _ seed: Int) -> Double {
    let limit = 1e6
    guard abs(x) < limit, abs(y) < limit, abs(z) < limit else { return 0 }
    func parts(_ value: Double) -> (Int, Double) {
      let part = value - value.rounded(.down)
      return (Int(value.rounded(.down)), part * part * (3 - 2 * part))
    }
    let ((i, u), (j, v), (k, w)) = (parts(x), parts(y), parts(z))
    var sum = 0.0
    for corner in 0..<8 {
      let (a, b, c) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight = (a == 1 ? u : 1 - u) * (b == 1 ? v : 1 - v) * (c == 1 ? w : 1 - w)
      sum += weight * random(i + a, j + b, k + c, seed)
    }
    return sum
  }

  /// Returns a number from -1 to 1 that seems random, and is always the same for the same coordinates.
  private static func random(_ x: Int, _ y: Int, _ z: Int, _ seed: Int) -> Double {
    var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791))
    bits = (bits ^ UInt64(seed + 1)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) / Double(1 << 52) - 1
  }
}
