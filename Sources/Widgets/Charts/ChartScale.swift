/// Where the values of an axis lie, in points.
struct ChartScale: Equatable {
  var low: Double
  var high: Double
  /// Where the low end lies.
  var start: Double
  /// Where the high end lies.
  var end: Double

  /// No line is drawn further away than this, in points: what draws counts in few digits.
  private static let reach = 20_000.0

  /// Where a value lies, in points.
  func place(_ value: Double) -> Double {
    // Halves, for the distance of huge numbers is beyond all numbers.
    let half = high / 2 - low / 2
    guard half > 0 else { return start }
    let place = start + (value / 2 - low / 2) / half * (end - start)
    return min(max(place, start - Self.reach), start + Self.reach)
  }

  /// The value at a place.
  func value(at place: Double) -> Double {
    guard end != start else { return low }
    let fraction = (place - start) / (end - start)
    return low * (1 - fraction) + high * fraction
  }

  /// How many points one unit is long.
  var unit: Double {
    let half = high / 2 - low / 2
    return half > 0 ? min(abs(end - start) / 2 / half, 1e9) : 0
  }
}
