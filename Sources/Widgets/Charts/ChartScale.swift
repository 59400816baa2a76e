/// A conversion between the values of an axis and positions in points.
struct ChartScale: Equatable {
  var low: Double
  var high: Double
  /// The position of the low end, in points.
  var start: Double
  /// The position of the high end, in points.
  var end: Double

  /// The greatest distance of a position from ``start``, in points, because the precision of drawing is
  /// limited.
  private static let reach = 20_000.0

  /// Returns the position of a value, in points.
  func place(_ value: Double) -> Double {
    // The difference of two large values can be infinite, and the difference of their halves cannot.
    let half = high / 2 - low / 2
    guard half > 0 else { return start }
    let place = start + (value / 2 - low / 2) / half * (end - start)
    return min(max(place, start - Self.reach), start + Self.reach)
  }

  /// Returns the value at a position in points.
  func value(at place: Double) -> Double {
    guard end != start else { return low }
    let fraction = (place - start) / (end - start)
    return low * (1 - fraction) + high * fraction
  }

  /// The length of one unit of the axis, in points.
  var unit: Double {
    let half = high / 2 - low / 2
    return half > 0 ? min(abs(end - start) / 2 / half, 1e9) : 0
  }
}
