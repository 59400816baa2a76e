import Glibc
import ResponderGeometry
import ResponderPlatform

/// The position and orientation of a pen near the screen. Follows `UIPencilHoverPose`.
@preconcurrency @MainActor public struct PencilHoverPose {
  /// The location of the tip, in the coordinates of the interaction's view.
  public let location: Point
  /// The distance from the screen, from 0 to 1, or 0 if the pen does not report it.
  public let zOffset: Double
  /// The direction in which the upper end leans in the view's coordinates, as a vector of length 1.
  public let azimuthUnitVector: Vector
  /// The angle between the pen and the screen, in radians. For a vertical pen, this is π/2.
  public let altitudeAngle: Double
  /// The rotation around the pen's axis, in radians, clockwise.
  public let rollAngle: Double

  /// The direction in which the upper end leans in the view's coordinates, in radians clockwise from the
  /// right.
  public var azimuthAngle: Double { atan2(azimuthUnitVector.dy, azimuthUnitVector.dx) }

  init(_ state: PenState, at place: Point, in view: View) {
    location = view.convertFromWindow(place)
    zOffset = state.distance ?? 0
    azimuthUnitVector = view.direction(fromWindow: state.azimuth)
    altitudeAngle = state.altitude
    rollAngle = state.rotation
  }
}
