import ResponderGeometry

/// The axes of `zwp_tablet_tool_v2`, in the protocol's units.
///
/// They are the only place where the units of the protocol become those of the platform.
extension PenState {
  /// The value of the protocol that stands for 1.
  private static let fullScale = 65_535.0

  /// Sets the pressure, from 0 to 65,535. `zwp_tablet_tool_v2.pressure`
  package mutating func setPressure(_ value: Double) { pressure = Self.share(value, atLeast: 0) }

  /// Sets the distance from the tablet, from 0 to 65,535. `zwp_tablet_tool_v2.distance`
  package mutating func setDistance(_ value: Double) { distance = Self.share(value, atLeast: 0) }

  /// Sets the position of the slider, from −65,535 to 65,535. `zwp_tablet_tool_v2.slider`
  package mutating func setSlider(_ value: Double) { slider = Self.share(value, atLeast: -1) }

  /// Sets the tilt, in degrees. Values beyond a right angle count as one. `zwp_tablet_tool_v2.tilt`
  package mutating func setTilt(x: Double, y: Double) {
    tilt = Vector(dx: Self.tilt(x), dy: Self.tilt(y))
  }

  /// Sets the rotation, in degrees clockwise. `zwp_tablet_tool_v2.rotation`
  package mutating func setRotation(degrees: Double) { rotation = degrees * .pi / 180 }

  private static func share(_ value: Double, atLeast least: Double) -> Double {
    min(max(value / fullScale, least), 1)
  }

  private static func tilt(_ degrees: Double) -> Double { min(max(degrees, -90), 90) * .pi / 180 }
}
