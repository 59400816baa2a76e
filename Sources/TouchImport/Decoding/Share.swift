internal import TouchRecording

/// A conversion from the values of an axis to the range from 0 to 65,535.
struct Share {
  private let minimum: Double
  private let scale: Double

  /// Creates a conversion. If the range of the axis is not known, returns `nil`.
  init?(_ axis: InputAxis?) {
    guard let axis, axis.maximum > axis.minimum else { return nil }
    minimum = Double(axis.minimum)
    scale = 65_535 / axis.span
  }

  @inline(__always)
  func callAsFunction(_ value: Int32) -> Double {
    AxisScale.fixed(min(max((Double(value) - minimum) * scale, 0), 65_535))
  }
}
