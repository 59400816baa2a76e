import Foundation
import WindowResponder

/// Random numbers that are the same for the same seed.
struct ParticleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to 1.
  mutating func part() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// Returns a number that differs from a mean by up to half of a range.
  mutating func value(_ mean: Double, range: Double) -> Double {
    let part = part() - 0.5
    return range.isFinite ? mean + part * range : mean
  }
}

/// The position at which a particle is emitted, and the direction from which its angle is measured, in
/// radians.
struct EmissionPoint {
  var position: Point
  var angle = 0.0
}

extension Emission.Values {
  private var halfSize: Size { Size(width: size.width / 2, height: size.height / 2) }

  /// The box around the shape, in the layer's own coordinates.
  var shapeBox: Rect {
    let reach: Size
    switch shape {
    case .line: reach = Size(width: halfSize.width.magnitude, height: 0)
    case .rectangle, .cuboid:
      reach = Size(width: halfSize.width.magnitude, height: halfSize.height.magnitude)
    case .circle, .sphere:
      reach = Size(width: size.width.magnitude, height: size.width.magnitude)
    default: reach = .zero
    }
    return Rect(
      x: position.x - reach.width, y: position.y - reach.height, width: 2 * reach.width,
      height: 2 * reach.height)
  }

  /// Returns a random point of the shape.
  func point(_ random: inout ParticleRandom) -> EmissionPoint {
    switch shape {
    case .line: return pointOfLine(&random)
    case .rectangle, .cuboid: return pointOfRectangle(&random)
    case .circle, .sphere: return pointOfCircle(&random)
    default: return EmissionPoint(position: position)
    }
  }

  private func at(_ x: Double, _ y: Double, angle: Double = 0) -> EmissionPoint {
    EmissionPoint(position: Point(x: position.x + x, y: position.y + y), angle: angle)
  }

  private func pointOfLine(_ random: inout ParticleRandom) -> EmissionPoint {
    var part = random.part()
    if mode == .points { part = part < 0.5 ? 0 : 1 }
    return at((part * 2 - 1) * halfSize.width, 0, angle: -.pi / 2)
  }

  private func pointOfRectangle(_ random: inout ParticleRandom) -> EmissionPoint {
    let (a, b) = (random.part(), random.part())
    let (width, height) = (halfSize.width, halfSize.height)
    switch mode {
    case .points: return at(a < 0.5 ? -width : width, b < 0.5 ? -height : height)
    case .outline:
      // A position along the top, right, bottom and left side.
      let length = 2 * (size.width + size.height)
      let distance = a * length
      if distance < size.width { return at(distance - width, -height, angle: -.pi / 2) }
      if distance < size.width + size.height {
        return at(width, distance - size.width - height, angle: 0)
      }
      if distance < 2 * size.width + size.height {
        return at(distance - size.width - size.height - width, height, angle: .pi / 2)
      }
      return at(-width, distance - 2 * size.width - size.height - height, angle: .pi)
    default: return at((a * 2 - 1) * width, (b * 2 - 1) * height)
    }
  }

  private func pointOfCircle(_ random: inout ParticleRandom) -> EmissionPoint {
    let (turn, part, depth) = (random.part() * 2 * .pi, random.part(), random.part() * 2 - 1)
    let isSphere = shape == .sphere
    let isOutside = mode == .outline || (isSphere && mode == .surface)
    // The distance from the center at which positions are spread evenly, of a sphere as it is projected.
    var distance = isOutside ? 1 : isSphere ? cbrt(part) : part.squareRoot()
    if isSphere { distance *= (1 - depth * depth).squareRoot() }
    if mode == .points { distance = 0 }
    return at(
      cos(turn) * distance * size.width, sin(turn) * distance * size.width,
      angle: isOutside ? turn : 0)
  }
}
