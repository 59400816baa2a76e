/// An event of `wl_touch`, as it came. Places and lengths are points of the surface.
package enum WireTouch {
  /// `surface` is nil where it is none of ours, or gone.
  case down(id: Int32, x: Double, y: Double, serial: UInt32, surface: (any Surface)?)
  case up(id: Int32, serial: UInt32)
  case motion(id: Int32, x: Double, y: Double)
  case shape(id: Int32, major: Double, minor: Double)
  /// In degrees.
  case orientation(id: Int32, degrees: Double)
  case frame
  case cancel
}
