/// An event of `zwp_tablet_tool_v2`, without interpretation. Locations are in points of the surface, angles
/// in degrees.
package enum PenRecord {
  /// The tool came into proximity. `surface` is `nil` if it does not belong to the application or is
  /// destroyed.
  case proximityIn(surface: (any Surface)?)
  case proximityOut
  case down
  case up
  case motion(x: Double, y: Double)
  /// A value from 0 to 65,535.
  case pressure(UInt32)
  /// A value from 0 to 65,535.
  case distance(UInt32)
  case tilt(x: Double, y: Double)
  case rotation(Double)
  /// A value from −65,535 to 65,535.
  case slider(Int32)
  case wheel(degrees: Double, clicks: Int32)
  /// A button, by its evdev code.
  case button(UInt32, isDown: Bool)
  case frame
}
