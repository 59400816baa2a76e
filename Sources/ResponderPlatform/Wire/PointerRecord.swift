/// An event of `wl_pointer`, without interpretation. Locations are in points of the surface. Axes, sources
/// and directions are the protocol's numbers.
package enum PointerRecord {
  /// The pointer entered a surface. `surface` is `nil` if it does not belong to the application or is
  /// destroyed.
  case enter(x: Double, y: Double, surface: (any Surface)?)
  case leave(surface: (any Surface)?)
  case motion(x: Double, y: Double)
  /// A button, by its evdev code.
  case button(UInt32, isDown: Bool)
  case axis(UInt32, Double)
  case axisSource(UInt32)
  case axisStop(UInt32)
  case axisDiscrete(UInt32, Int32)
  case axisValue120(UInt32, Int32)
  case axisDirection(UInt32, UInt32)
  case frame
}
