extension [Double] {
  /// Returns the value below which a part (0…1) of the values lies, or `nil` if there are no values.
  func quantile(_ part: Double) -> Double? {
    guard !isEmpty else { return nil }
    return sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }

  /// The median, or `nil` if there are no values.
  var median: Double? { quantile(0.5) }
}
