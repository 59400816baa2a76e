/// The resistance of content that is dragged beyond its end, which increases with the distance.
///
/// With UIKit's formula, content in a view of length `d` that is dragged by `x` moves by `(1 − 1/(x·c/d +
/// 1))·d`, which never reaches `d`. Lengths are in points.
package struct RubberBand {
  /// The length of the view, in points.
  package var length: Double
  /// The coefficient `c` of the formula. A larger value means less resistance.
  package var coefficient: Double

  package static let usualCoefficient = 0.55

  /// Creates the resistance for a view of a length, in points.
  package init(length: Double, coefficient: Double = RubberBand.usualCoefficient) {
    self.length = length
    self.coefficient = coefficient
  }

  /// Returns the distance by which content moves if it is dragged by a distance. Both have the same sign.
  package func give(_ pull: Double) -> Double {
    guard length > 0, pull != 0 else { return 0 }
    let part = pull.magnitude * coefficient / length
    let give = part.isFinite ? (1 - 1 / (part + 1)) * length : length
    return pull < 0 ? -give : give
  }

  /// Returns the distance by which content was dragged if it has moved by a distance, the inverse of
  /// ``give(_:)``.
  func pull(_ give: Double) -> Double {
    guard length > 0 else { return 0 }
    // A drag never reaches the limit, but an application can set such a position.
    let part = min(give.magnitude / length, 0.999)
    let pull = (1 / (1 - part) - 1) * length / coefficient
    return give < 0 ? -pull : pull
  }

  /// Returns the derivative of ``give(_:)``: the movement of the content for each further point of a drag.
  package func slope(_ pull: Double) -> Double {
    guard length > 0 else { return 0 }
    let part = pull.magnitude * coefficient / length + 1
    return coefficient / (part * part)
  }

  /// Returns a position with the part that is outside a range reduced by the resistance.
  package func place(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value < range.lowerBound { return range.lowerBound + give(value - range.lowerBound) }
    if value > range.upperBound { return range.upperBound + give(value - range.upperBound) }
    return value
  }

  /// Returns the position to which a drag moves content so that it appears at a position, the inverse of
  /// ``place(_:in:)``.
  package func unplace(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value < range.lowerBound { return range.lowerBound + pull(value - range.lowerBound) }
    if value > range.upperBound { return range.upperBound + pull(value - range.upperBound) }
    return value
  }
}
