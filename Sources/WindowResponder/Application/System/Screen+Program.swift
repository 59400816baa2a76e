import ResponderPlatform

extension Screen {
  /// A monitor that nobody has described: what there is before the desktop has answered.
  private init() {
    name = ""
    bounds = Rect(x: 0, y: 0, width: 640, height: 480)
    scale = 1
    maximumFramesPerSecond = 60
    rotation = .none
    isMirrored = false
    number = 0
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
    number = other.number
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
