/// How content gives way when it is pulled beyond its end: the further, the less.
///
/// UIKit's formula: pulled by `x`, content in a view of length `d` moves by `(1 − 1/(x·c/d + 1))·d`,
/// which never reaches `d`. Lengths are in points.
package struct RubberBand {
  /// The length of the view.
  package var length: Double
  /// How willingly it gives way; UIKit's number.
  package var coefficient: Double

  package static let usualCoefficient = 0.55

  /// A band for a view of a length, in points.
  package init(length: Double, coefficient: Double = RubberBand.usualCoefficient) {
    self.length = length
    self.coefficient = coefficient
  }

  /// How far the content moves when it is pulled by a distance; the sign is kept.
  package func give(_ pull: Double) -> Double {
    guard length > 0, pull != 0 else { return 0 }
    let part = pull.magnitude * coefficient / length
    let give = part.isFinite ? (1 - 1 / (part + 1)) * length : length
    return pull < 0 ? -give : give
  }

  /// How far it has been pulled when it has moved by a distance: undoes ``give(_:)``.
  func pull(_ give: Double) -> Double {
    guard length > 0 else { return 0 }
    // It is never there quite; a program may have put it there.
    let part = min(give.magnitude / length, 0.999)
    let pull = (1 / (1 - part) - 1) * length / coefficient
    return give < 0 ? -pull : pull
  }

  /// How fast the content moves for each point that it is pulled further, after a pull.
  package func slope(_ pull: Double) -> Double {
    guard length > 0 else { return 0 }
    let part = pull.magnitude * coefficient / length + 1
    return coefficient / (part * part)
  }

  /// A place beyond the ends of a range brought nearer, as the band has it.
  package func place(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value < range.lowerBound { return range.lowerBound + give(value - range.lowerBound) }
    if value > range.upperBound { return range.upperBound + give(value - range.upperBound) }
    return value
  }

  /// Where the finger would have to pull to for the content to be at a place: undoes
  /// ``place(_:in:)``.
  package func unplace(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value < range.lowerBound { return range.lowerBound + pull(value - range.lowerBound) }
    if value > range.upperBound { return range.upperBound + pull(value - range.upperBound) }
    return value
  }
}
