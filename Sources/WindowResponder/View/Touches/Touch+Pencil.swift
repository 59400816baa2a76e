import Glibc
import ResponderGeometry
import ResponderPlatform

/// The force and orientation of a pen.
extension Touch {
  /// The force of a touch as a multiple of an average one. For a pen that reports pressure, it is up to
  /// ``maximumPossibleForce``, along its own axis. For all other touches it is 1, because Wayland reports no
  /// force. Follows `UITouch.force` and `zwp_tablet_tool_v2.pressure`.
  public var force: Double { pencil?.pressure.map { $0 * maximumPossibleForce } ?? 1 }

  /// The maximum ``force``: 4 for a pen that reports pressure, otherwise 1.
  public var maximumPossibleForce: Double { pencil?.pressure == nil ? 1 : 4 }

  /// The angle between the pen and the screen, in radians. It is π/2 for a perpendicular pen, and for touches
  /// without tilt. Follows `UITouch.altitudeAngle` and `zwp_tablet_tool_v2.tilt`.
  public var altitudeAngle: Double { pencil?.altitude ?? .pi / 2 }

  /// Returns the direction of the pen's upper end in a view's coordinates, or in window coordinates if the
  /// view is `nil`. It is in radians, clockwise from the right. For a perpendicular pen, and touches without
  /// a pen, it is 0. Follows `UITouch.azimuthAngle(in:)`.
  public func azimuthAngle(in view: View?) -> Double {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the azimuth as a vector of length 1. Follows `UITouch.azimuthUnitVector(in:)`.
  public func azimuthUnitVector(in view: View?) -> Vector {
    guard let azimuth = pencil?.azimuth else { return Vector(dx: 1, dy: 0) }
    return view?.direction(fromWindow: azimuth) ?? azimuth
  }

  /// The rotation of the pen around its axis, in radians clockwise, or 0 if it is not reported. Follows
  /// `UITouch.rollAngle` and `zwp_tablet_tool_v2.rotation`.
  public var rollAngle: Double { pencil?.rotation ?? 0 }

  /// The properties of a touch that may be estimated. Follows `UITouch.Properties`.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits, with the values of `UITouch.Properties`.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth of the pen.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between pen and screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of the pen around its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The estimated properties. Always empty, because Wayland sends no corrections.
  public var estimatedProperties: Properties { [] }

  /// The properties for which updates are expected. Always empty, because Wayland sends no corrections.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index that identifies a later update. Always `nil`, because Wayland sends no corrections.
  public var estimationUpdateIndex: Int? { nil }
}
