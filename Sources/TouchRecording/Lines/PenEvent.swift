/// An event of `zwp_tablet_tool_v2`, as it came over the wire.
package struct PenEvent: Hashable, Sendable {
  /// Which event it is.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case proximityIn, proximityOut, down, up, motion, pressure, distance, tilt, rotation, slider
    case wheel, button, frame
  }

  /// Which event it is.
  package var kind: Kind
  /// The number of the seat that it came from.
  package var seat: UInt8 = 0
  /// The number of the tool, which a ``PenTool`` describes.
  package var tool: UInt32 = 0
  /// When it came. On the wire only frames carry the compositor's stamp.
  package var stamp: Stamp
  /// Motion: where, in points of the surface. Tilt: the angle along x, in degrees.
  package var x = 0.0
  /// Motion: where, in points of the surface. Tilt: the angle along y, in degrees.
  package var y = 0.0
  /// Pressure and distance: from 0 to 65,535. Rotation and wheel: degrees. Slider: from −65,535 to 65,535.
  /// Button: 1 when pressed, 0 when released.
  package var value = 0.0
  /// Button: its code. Proximity: the number of the window. Wheel: the clicks.
  package var code: Int32 = 0

  /// Makes an event.
  package init(
    _ kind: Kind, _ stamp: Stamp, tool: UInt32 = 0, x: Double = 0, y: Double = 0,
    value: Double = 0, code: Int32 = 0, seat: UInt8 = 0
  ) {
    self.kind = kind
    self.stamp = stamp
    self.tool = tool
    self.x = x
    self.y = y
    self.value = value
    self.code = code
    self.seat = seat
  }
}
