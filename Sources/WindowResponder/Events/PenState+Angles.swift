import Glibc
import ResponderGeometry
import ResponderPlatform

/// The angles by which UIKit says how a pen is held, from the two leans that Wayland tells.
extension PenState {
  /// How far the upper end lies from the tip's perpendicular, for a pen that is 1 high.
  private var reach: Vector { Vector(dx: tan(clamped(tilt.dx)), dy: tan(clamped(tilt.dy))) }

  /// The angle to the screen, in radians: π/2 for one that stands upright.
  var altitude: Double {
    let flat = hypot(reach.dx, reach.dy)
    return flat == 0 ? .pi / 2 : atan2(1, flat)
  }

  /// Where the upper end leans to in window coordinates, as a vector of length 1; to the right for one that
  /// stands upright.
  var azimuth: Vector {
    let length = hypot(reach.dx, reach.dy)
    return length == 0
      ? Vector(dx: 1, dy: 0) : Vector(dx: reach.dx / length, dy: reach.dy / length)
  }

  /// The tangent has no value for a pen that lies flat.
  private func clamped(_ angle: Double) -> Double {
    max(-1.5706, min(1.5706, angle))
  }
}
