/// An event of `zwp_tablet_tool_v2`, as it came: places are points of the surface, angles degrees.
package enum WirePen {
  /// `surface` is nil where it is none of ours, or gone.
  case proximityIn(surface: (any Surface)?)
  case proximityOut
  case down
  case up
  case motion(x: Double, y: Double)
  /// From 0 to 65,535.
  case pressure(UInt32)
  /// From 0 to 65,535.
  case distance(UInt32)
  case tilt(x: Double, y: Double)
  case rotation(Double)
  /// From −65,535 to 65,535.
  case slider(Int32)
  case wheel(degrees: Double, clicks: Int32)
  /// By its evdev code.
  case button(UInt32, isDown: Bool)
  case frame
}
