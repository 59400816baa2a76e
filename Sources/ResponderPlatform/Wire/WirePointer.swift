/// An event of `wl_pointer`, as it came: places are points of the surface, axes, sources and directions the
/// protocol's numbers.
package enum WirePointer {
  /// `surface` is nil where it is none of ours, or gone.
  case enter(x: Double, y: Double, surface: (any Surface)?)
  case leave(surface: (any Surface)?)
  case motion(x: Double, y: Double)
  /// By its evdev code.
  case button(UInt32, isDown: Bool)
  case axis(UInt32, Double)
  case axisSource(UInt32)
  case axisStop(UInt32)
  case axisDiscrete(UInt32, Int32)
  case axisValue120(UInt32, Int32)
  case axisDirection(UInt32, UInt32)
  case frame
}
