/// A fault in the mapping of a panel to its screen.
package enum MappingFault: Hashable, Sendable {
  /// The left side is reported on the right.
  case mirroredHorizontally
  /// The top is reported at the bottom.
  case mirroredVertically
  /// x is reported as y, and y as x.
  case swappedAxes
  /// Positions are reported rotated clockwise by 90, 180 or 270 degrees.
  case quarterTurns(Int)
  /// Positions are reported rotated clockwise by an angle in degrees.
  case turned(Double)
  /// Positions are reported scaled along an axis, by a factor.
  case scaled(axis: String, factor: Double)
  /// Positions are reported with an offset, in millimetres, measured in the middle of the screen.
  case offset(Position)

  /// The fault in English.
  package var english: String {
    func number(_ value: Double, _ factor: Double) -> String {
      let scaled = (value * factor).rounded() / factor
      return scaled == scaled.rounded() ? "\(Int(scaled))" : "\(scaled)"
    }
    switch self {
    case .mirroredHorizontally: return "mirrored left to right"
    case .mirroredVertically: return "mirrored top to bottom"
    case .swappedAxes: return "axes swapped"
    case .quarterTurns(let degrees): return "turned by \(degrees)°"
    case .turned(let angle): return "turned by \(number(angle, 10))°"
    case .scaled(let axis, let factor): return "scaled along \(axis) to \(number(factor, 1_000))"
    case .offset(let way): return "offset by \(number(way.x, 10)), \(number(way.y, 10)) mm"
    }
  }
}
