internal import TouchRecording

/// A device's values on the surface.
struct AxisScale {
  private let minimumX: Double
  private let minimumY: Double
  /// Points a unit.
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

  /// The largest number that a recording holds.
  private static let largest = 8_388_607.0

  /// A number as a recording holds it: in 256ths, and no larger than it can be.
  @inline(__always)
  static func fixed(_ value: Double) -> Double {
    (min(max(value, -largest), largest) * 256).rounded() / 256
  }
}
