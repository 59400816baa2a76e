/// The scene of the program's windows. Follows `UIWindowScene`.
@preconcurrency @MainActor open class WindowScene: Scene {
  /// The windows on screen.
  public final var windows: [Window] { Application.shared.windows }
  /// The window that receives keys.
  public final var keyWindow: Window? { Application.shared.keyWindow }
  /// The screen of the windows.
  public final var screen: Screen { Screen.main }
  /// The orientation of the interface, by the shape of the key window.
  public final var interfaceOrientation: InterfaceOrientation {
    guard let size = (keyWindow ?? windows.first)?.bounds.size else { return .unknown }
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The coordinate space of the scene. Its size is that of the key window, or of the screen before there is
  /// a window.
  public final var coordinateSpace: any CoordinateSpace {
    let size = (keyWindow ?? windows.first)?.bounds.size ?? Screen.main.bounds.size
    return WindowCoordinates(bounds: Rect(origin: .zero, size: size))
  }
  /// The limits for the size of the scene's windows.
  public final lazy var sizeRestrictions: SceneSizeRestrictions? = SceneSizeRestrictions(self)
  /// The manager of the status bar. It reports that there is none.
  public final let statusBarManager: StatusBarManager? = StatusBarManager()
}

/// The limits for the size of a scene's windows. Follows `UISceneSizeRestrictions`.
@preconcurrency @MainActor public final class SceneSizeRestrictions {
  private unowned let scene: WindowScene

  init(_ scene: WindowScene) { self.scene = scene }

  /// The minimum size, in points, of windows that are on screen or are shown later. The default of zero sets
  /// no limit.
  public var minimumSize = Size.zero { didSet { apply() } }
  /// The maximum size, in points. The default is infinite, which sets no limit.
  public var maximumSize = Size(width: Double.infinity, height: Double.infinity) {
    didSet { apply() }
  }

  private func apply() {
    for window in scene.windows { apply(to: window) }
  }

  /// Sets the limits on a window.
  func apply(to window: Window) {
    if minimumSize != .zero { window.minimumSize = minimumSize }
    if maximumSize.width.isFinite || maximumSize.height.isFinite {
      window.maximumSize = maximumSize
    }
  }
}

/// A manager of a device's status bar. Follows `UIStatusBarManager`. A desktop has no status bar.
@preconcurrency @MainActor public final class StatusBarManager {
  /// The style of the status bar. Always the default style.
  public var statusBarStyle: StatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden. Always `true`.
  public var isStatusBarHidden: Bool { true }
  /// The frame of the status bar. Always zero.
  public var statusBarFrame: Rect { .zero }
}

extension Window {
  /// The application's scene, or `nil` before it is connected.
  ///
  /// An application has one scene, which contains all its windows. Setting the scene of a window that is not
  /// shown yet and has the default size makes it open like one of ``init(windowScene:)``.
  public var windowScene: WindowScene? {
    get { Application.shared.scenes.windowScene }
    set { if newValue != nil, !isOnScreen, wantedSize == Self.usualSize { fillScreen() } }
  }

  /// Makes a new window of a scene fill the screen when it opens.
  func open(in windowScene: WindowScene) {
    noteSizeByProgram(wantedSize)
    fillScreen()
    windowScene.sizeRestrictions?.apply(to: self)
  }

  private func fillScreen() {
    frame = Screen.main.bounds
    opening.fillsScreen = true
  }

  /// The screen of the window.
  public var screen: Screen { Screen.main }
}
