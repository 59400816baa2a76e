/// The scene of the program's windows. Follows `UIWindowScene`.
@preconcurrency @MainActor open class WindowScene: Scene {
  /// The windows on screen.
  public final var windows: [Window] { Application.shared.windows }
  /// The window that keys go to.
  public final var keyWindow: Window? { Application.shared.keyWindow }
  /// The monitor that the windows are on.
  public final var screen: Screen { Screen.main }
  /// Which way up the windows are: by the shape of the key window.
  public final var interfaceOrientation: InterfaceOrientation {
    guard let size = (keyWindow ?? windows.first)?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The points of the scene: those of the window. It is as large as the key window, or as the screen before
  /// there is a window.
  public final var coordinateSpace: any CoordinateSpace {
    let size = (keyWindow ?? windows.first)?.bounds.size ?? Screen.main.bounds.size
    return WindowCoordinates(bounds: Rect(origin: .zero, size: size))
  }
  /// How large windows of the scene may be.
  public final lazy var sizeRestrictions: SceneSizeRestrictions? = SceneSizeRestrictions(self)
  /// What is known of a status bar: that there is none.
  public final let statusBarManager: StatusBarManager? = StatusBarManager()
}

/// How large the windows of a scene may be. Follows `UISceneSizeRestrictions`.
@preconcurrency @MainActor public final class SceneSizeRestrictions {
  private unowned let scene: WindowScene

  init(_ scene: WindowScene) { self.scene = scene }

  /// The least size, in points; it counts for windows that are on screen or are shown later.
  public var minimumSize = Size.zero { didSet { apply() } }
  /// The greatest size, in points.
  public var maximumSize = Size(width: Double.infinity, height: Double.infinity) {
    didSet { apply() }
  }

  private func apply() {
    for window in scene.windows { apply(to: window) }
  }

  /// Gives a window the limits that were set.
  func apply(to window: Window) {
    if minimumSize != .zero { window.minimumSize = minimumSize }
    if maximumSize.width.isFinite || maximumSize.height.isFinite {
      window.maximumSize = maximumSize
    }
  }
}

/// What is known of a telephone's status bar. Follows `UIStatusBarManager`; a desktop has none.
@preconcurrency @MainActor public final class StatusBarManager {
  /// The default one.
  public var statusBarStyle: StatusBarStyle { .default }
  /// It is hidden.
  public var isStatusBarHidden: Bool { true }
  /// It has no size.
  public var statusBarFrame: Rect { .zero }
}

extension Window {
  /// The program's scene, once it is connected.
  ///
  /// A program has one scene, and all its windows are in it. Setting it before the window is shown has a
  /// window that was given no size of its own open as one of ``init(windowScene:)`` does.
  public var windowScene: WindowScene? {
    get { Application.shared.scenes.windowScene }
    set { if newValue != nil, !isOnScreen, wantedSize == Self.usualSize { fillScreen() } }
  }

  /// Creates a window in a scene: it is as large as the screen, and opens maximised, or on the whole screen
  /// where the desktop maximises nothing. Follows `UIWindow.init(windowScene:)`.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: Screen.main.bounds)
    fillScreen()
    windowScene.sizeRestrictions?.apply(to: self)
  }

  private func fillScreen() {
    frame = Screen.main.bounds
    opening.fillsScreen = true
  }

  /// The monitor that the window is on.
  public var screen: Screen { Screen.main }
}
