import ResponderPlatform

/// A monitor, as the compositor describes it. Follows `UIScreen`.
public struct Screen: Hashable, Sendable {
  /// The compositor's name of the monitor, such as `eDP-1`. It is empty if the compositor sends none.
  public let name: String
  /// The position and the size of the monitor after its rotation, in points, in the coordinate space of the
  /// desktop.
  public let bounds: Rect
  /// The number of device pixels per point, a whole number. Windows may have other scales.
  public let scale: Double
  /// The maximum number of frames per second, or zero if it is unknown.
  public let maximumFramesPerSecond: Int
  /// The rotation of the monitor.
  public let rotation: Rotation
  /// A Boolean value that indicates whether the image of the monitor is mirrored too.
  public let isMirrored: Bool
  /// The number that identifies the output, or zero if it has none.
  let number: UInt32

  /// The rotation of a monitor, in quarter turns counterclockwise. Follows `wl_output.transform`.
  public enum Rotation: Int, Hashable, Sendable {
    /// No rotation.
    case none = 0
    /// A rotation of 90 degrees.
    case quarter = 1
    /// A rotation of 180 degrees.
    case half = 2
    /// A rotation of 270 degrees.
    case threeQuarters = 3
  }

  init(_ output: OutputDescription) {
    name = output.name
    bounds = output.frame
    scale = Double(output.scale)
    maximumFramesPerSecond = Int(min(max(0, output.refreshRate.rounded()), 10_000))
    rotation = Rotation(rawValue: output.transform & 3) ?? .none
    isMirrored = output.transform & 4 != 0
    number = output.number
  }
}
