import ResponderPlatform

/// A monitor, as the desktop describes it. Follows `UIScreen`.
public struct Screen: Hashable, Sendable {
  /// What the desktop calls it, as `eDP-1`; empty where it tells nothing.
  public let name: String
  /// Where it lies and how large it is, turned as it is, in points of the desktop.
  public let bounds: Rect
  /// Device pixels per point, as a whole number; windows may have others.
  public let scale: Double
  /// How often a second it shows a new picture at most; zero where unknown.
  public let maximumFramesPerSecond: Int
  /// How far it is turned.
  public let rotation: Rotation
  /// Whether its picture is mirrored as well.
  public let isMirrored: Bool
  /// The display's number for it; zero where nobody has described it.
  let number: UInt32

  /// How far a monitor is turned, in quarter turns counterclockwise. Follows `wl_output.transform`.
  public enum Rotation: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// By 90 degrees.
    case quarter = 1
    /// By 180 degrees.
    case half = 2
    /// By 270 degrees.
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
