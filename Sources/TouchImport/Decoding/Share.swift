internal import TouchRecording

/// A value from 0 to 65,535 of an axis whose range is known.
struct Share {
  private let minimum: Double
  private let scale: Double

  /// Returns `nil` if the range is not known.
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
