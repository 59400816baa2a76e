extension [Double] {
  /// Returns the value below which the given part (0…1) of the values lies; nil when there are none.
  func quantile(_ part: Double) -> Double? {
    guard !isEmpty else { return nil }
    return sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }

  /// The middle value; nil when there are none.
  var median: Double? { quantile(0.5) }
}
