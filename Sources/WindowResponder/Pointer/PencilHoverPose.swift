import Glibc
import ResponderGeometry
import ResponderPlatform

/// Where a pen is near the screen, and how it is held. Follows `UIPencilHoverPose`.
@preconcurrency @MainActor public struct PencilHoverPose {
  /// Where its tip points to, in the coordinates of the interaction's view.
  public let location: Point
  /// How far it is from the screen, from 0 to 1; 0 where it does not tell.
  public let zOffset: Double
  /// Where its upper end leans to in the view's coordinates, as a vector of length 1.
  public let azimuthUnitVector: Vector
  /// The angle between the pen and the screen, in radians: π/2 where it stands upright.
  public let altitudeAngle: Double
  /// How far it is turned around itself, in radians clockwise.
  public let rollAngle: Double

  /// Where its upper end leans to in the view's coordinates, clockwise from the right, in radians.
  public var azimuthAngle: Double { atan2(azimuthUnitVector.dy, azimuthUnitVector.dx) }

  init(_ state: PenState, at place: Point, in view: View) {
    location = view.convertFromWindow(place)
    zOffset = state.distance ?? 0
    azimuthUnitVector = view.direction(fromWindow: state.azimuth)
    altitudeAngle = state.altitude
    rollAngle = state.rotation
  }
}
