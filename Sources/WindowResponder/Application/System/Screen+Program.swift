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
  /// While the program is launched, reading it waits for the desktop to describe its monitors. Where there is
  /// no desktop, as in a test without a stage, it is a monitor of 640 by 480 points. Follows `UIScreen.main`.
  @MainActor public static var main: Screen {
    known.first.map { Screen($0, at: .zero) } ?? Screen()
  }

  /// The monitors that the desktop has described.
  @MainActor private static var known: [Screen] {
    guard let application = Application.current else { return [] }
    application.connectWhileLaunching()
    if application.screens.isEmpty, let display = application.display,
      !application.extras.hasAwaitedOutputs
    {
      application.extras.hasAwaitedOutputs = true
      display.awaitOutputs()
    }
    return application.screens
  }

  /// The monitors. Follows `UIScreen.screens`.
  @MainActor public static var screens: [Screen] {
    known.isEmpty ? [main] : known
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
