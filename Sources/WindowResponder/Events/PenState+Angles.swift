import Glibc
import ResponderGeometry
import ResponderPlatform

/// UIKit's angles of a pen, computed from the two tilts that Wayland reports.
extension PenState {
  /// The horizontal offset of the upper end from the tip, for a pen of height 1.
  private var reach: Vector { Vector(dx: tan(clamped(tilt.dx)), dy: tan(clamped(tilt.dy))) }

  /// The angle between the pen and the screen, in radians. For a vertical pen, this is π/2.
  var altitude: Double {
    let flat = hypot(reach.dx, reach.dy)
    return flat == 0 ? .pi / 2 : atan2(1, flat)
  }

  /// The direction in which the upper end leans in window coordinates, as a vector of length 1. For a
  /// vertical pen, this is to the right.
  var azimuth: Vector {
    let length = hypot(reach.dx, reach.dy)
    return length == 0
      ? Vector(dx: 1, dy: 0) : Vector(dx: reach.dx / length, dy: reach.dy / length)
  }

  /// Returns the angle limited to less than ±π/2, where the tangent is not defined.
  private func clamped(_ angle: Double) -> Double {
    max(-1.5706, min(1.5706, angle))
  }
}
