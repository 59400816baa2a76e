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
  }
}

extension Screen {
  /// A monitor that nobody has described: what there is before the desktop has answered.
  private init() {
    name = ""
    bounds = Rect(x: 0, y: 0, width: 640, height: 480)
    scale = 1
    maximumFramesPerSecond = 60
    rotation = .none
    isMirrored = false
  }

  /// The first monitor; its bounds begin at zero, whatever its place among others is.
  ///
  /// Before the desktop has described one, as while the program is launched, it is 640 by 480 points, which
  /// is also the size that a window has by default: a desktop decides about places and sizes, so that a
  /// window is not made as large as a screen without being asked. Follows `UIScreen.main`.
  @MainActor public static var main: Screen {
    Application.current?.screens.first.map { Screen($0, at: .zero) } ?? Screen()
  }

  /// The monitors. Follows `UIScreen.screens`.
  @MainActor public static var screens: [Screen] {
    let known = Application.current?.screens ?? []
    return known.isEmpty ? [main] : known
  }

  private init(_ other: Screen, at origin: Point) {
    name = other.name
    bounds = Rect(origin: origin, size: other.bounds.size)
    scale = other.scale
    maximumFramesPerSecond = other.maximumFramesPerSecond
    rotation = other.rotation
    isMirrored = other.isMirrored
  }

  /// The same as ``scale``.
  public var nativeScale: Double { scale }
  /// Where it is and how large, in its own pixels.
  public var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How bright it is: fully. A desktop does not let programs set it; setting it does nothing.
  public var brightness: Double {
    get { 1 }
    nonmutating set {}
  }
  /// Whether what it shows is recorded: nobody tells.
  public var isCaptured: Bool { false }
}

extension Application {
  /// The monitors as they are now. ``ApplicationDelegate/applicationDidChangeOutputs(_:)`` tells when
  /// they are others.
  public var screens: [Screen] { (display?.outputs ?? []).map(Screen.init) }
}
