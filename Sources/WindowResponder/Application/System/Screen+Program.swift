import ResponderPlatform

extension Screen {
  /// Creates a screen with default values, for use before the desktop has described one.
  private init() {
    name = ""
    bounds = Rect(x: 0, y: 0, width: 640, height: 480)
    scale = 1
    maximumFramesPerSecond = 60
    rotation = .none
    isMirrored = false
    number = 0
  }

  /// The first screen. The origin of its bounds is zero, also if other screens are to its left or above it.
  ///
  /// While the program is launched, reading it waits for the desktop to describe its screens. Without a
  /// desktop, as in a test without a stage, it is a screen of 640 by 480 points. Follows `UIScreen.main`.
  @preconcurrency @MainActor public static var main: Screen {
    known.first.map { Screen($0, at: .zero) } ?? Screen()
  }

  /// The screens that the desktop has described.
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

  /// The screens. Follows `UIScreen.screens`.
  @preconcurrency @MainActor public static var screens: [Screen] {
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
  /// The bounds in the screen's own pixels, with the origin at zero.
  public var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness of the screen. Always 1, because a Wayland client cannot set it. Setting it has no
  /// effect.
  public var brightness: Double {
    get { 1 }
    nonmutating set {}
  }
  /// A Boolean value that indicates whether the screen is recorded. Always `false`, because the desktop does
  /// not report it.
  public var isCaptured: Bool { false }
}

extension Application {
  /// The connected screens. ``ApplicationDelegate/applicationDidChangeOutputs(_:)`` is called when they
  /// change.
  public var screens: [Screen] { (display?.outputs ?? []).map(Screen.init) }
}
