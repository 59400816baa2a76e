internal import TouchRecording

/// A conversion from the values of a device to points.
struct AxisScale {
  private let minimumX: Double
  private let minimumY: Double
  /// The numbers of points per unit.
  let x: Double
  let y: Double

  init(_ x: InputAxis, _ y: InputAxis, on panel: PanelGeometry) {
    minimumX = Double(x.minimum)
    minimumY = Double(y.minimum)
    self.x = panel.width / x.span
    self.y = panel.height / y.span
  }

  @inline(__always)
  func placeX(_ value: Int32) -> Double { Self.fixed((Double(value) - minimumX) * x) }
  @inline(__always)
  func placeY(_ value: Int32) -> Double { Self.fixed((Double(value) - minimumY) * y) }

  /// The largest number in a recording.
  private static let largest = 8_388_607.0

  /// Returns a number in the precision of a recording, 1/256, limited to its range.
  @inline(__always)
  static func fixed(_ value: Double) -> Double {
    (min(max(value, -largest), largest) * 256).rounded() / 256
  }
}
