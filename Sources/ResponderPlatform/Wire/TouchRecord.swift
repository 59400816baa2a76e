/// An event of `wl_touch`, without interpretation. Locations and lengths are in points of the surface.
package enum TouchRecord {
  /// A touch began. `surface` is `nil` if it does not belong to the application or is destroyed.
  case down(id: Int32, x: Double, y: Double, serial: UInt32, surface: (any Surface)?)
  case up(id: Int32, serial: UInt32)
  case motion(id: Int32, x: Double, y: Double)
  case shape(id: Int32, major: Double, minor: Double)
  /// The orientation of the contact, in degrees.
  case orientation(id: Int32, degrees: Double)
  case frame
  case cancel
}
