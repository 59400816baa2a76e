import Glibc
import ResponderGeometry
import ResponderPlatform

/// How a pen is held.
extension Touch {
  /// The force of a touch as a multiple of a usual one: up to ``maximumPossibleForce`` for a pen that tells
  /// how hard it is pressed, along its own axis. 1 for all else while it is down; Wayland tells none of a
  /// finger. Follows `UITouch.force` and `zwp_tablet_tool_v2.pressure`.
  public var force: Double { pencil?.pressure.map { $0 * maximumPossibleForce } ?? 1 }

  /// The largest ``force``: 4 for a pen that tells how hard it is pressed, else 1.
  public var maximumPossibleForce: Double { pencil?.pressure == nil ? 1 : 4 }

  /// The angle between the pen and the screen, in radians: π/2 where it stands upright, and for all that is
  /// no pen or does not tell. Follows `UITouch.altitudeAngle` and `zwp_tablet_tool_v2.tilt`.
  public var altitudeAngle: Double { pencil?.altitude ?? .pi / 2 }

  /// Where the pen's upper end leans to in a view's coordinates, clockwise from the right, in radians; 0
  /// where it stands upright, and for all that is no pen. Nil means window coordinates. Follows
  /// `UITouch.azimuthAngle(in:)`.
  public func azimuthAngle(in view: View?) -> Double {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The same as a vector of length 1. Follows `UITouch.azimuthUnitVector(in:)`.
  public func azimuthUnitVector(in view: View?) -> Vector {
    guard let azimuth = pencil?.azimuth else { return Vector(dx: 1, dy: 0) }
    return view?.direction(fromWindow: azimuth) ?? azimuth
  }

  /// How far the pen is turned around itself, in radians clockwise; 0 for what does not tell. Follows
  /// `UITouch.rollAngle` and `zwp_tablet_tool_v2.rotation`.
  public var rollAngle: Double { pencil?.rotation ?? 0 }

  /// What of a touch may be told more exactly later. Follows `UITouch.Properties`.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits; those of `UITouch.Properties`.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where the pen leans to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between pen and screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far the pen is turned around itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// What is a guess. Wayland corrects nothing later: always empty.
  public var estimatedProperties: Properties { [] }

  /// What is corrected later. Wayland corrects nothing later: always empty.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// By what a later correction is known. Wayland corrects nothing later: always nil.
  public var estimationUpdateIndex: Int? { nil }
}
