import ResponderPlatform
import ResponderRuntime

/// The requests of the program before a window is shown.
@MainActor final class WindowOpening {
  var wantsMaximized = false
  var wantsFullscreen = false
  /// A Boolean value that indicates whether the window fills the screen. It was created with the size of the
  /// screen, or for a scene without a size of its own, and was not floating since.
  var fillsScreen = false
  /// A Boolean value that indicates whether the display has configured the window since it was shown.
  var wasConfigured = false
  /// The number of the newest configuration that was applied ahead of the queue.
  var newestConfigure = 0
  /// A Boolean value that indicates whether full-screen was requested because the compositor maximizes no
  /// windows.
  var isWholeScreen = false
}

/// Windows that were created with the size of the screen open maximized:
/// `UIWindow(frame: UIScreen.main.bounds)`.
extension Window {
  /// A Boolean value that indicates whether the program has requested maximization, also before the window is
  /// shown.
  var wantsMaximized: Bool {
    get { opening.wantsMaximized }
    set { opening.wantsMaximized = newValue }
  }
  /// A Boolean value that indicates whether the program has requested full-screen, also before the window is
  /// shown.
  var wantsFullscreen: Bool {
    get { opening.wantsFullscreen }
    set { opening.wantsFullscreen = newValue }
  }

  /// The default size of a window, in points.
  static let usualSize = Size(width: 640, height: 480)

  /// A Boolean value that indicates whether the window opens filling the screen. Dialogs, panels, popups and
  /// windows with a maximum size do not.
  var opensFilling: Bool {
    opening.fillsScreen && role.layer == nil && !isPopup && maximumSize == nil
      && transientParent == nil
  }

  /// Sets what a new window has before it is on screen.
  func prepareForScreen() {
    appearance.isHidden = true
    ownWindow = self
    remains.isOfWindow = true
    backgroundColor = .systemGroupedBackground
    pacer.onDirty = { [link = BackLink(self)] in link.target?.becameDirty() }
  }

  /// Notes whether a size that the program sets is that of a screen.
  func noteSizeByProgram(_ size: Size) {
    if isPopup { return }
    let screens = programContext.display?.outputs ?? []
    let isScreen = screens.contains { $0.frame.size == size }
    if surface == nil { opening.wasConfigured = false }
    // A window on screen does not open again.
    opening.fillsScreen = isScreen && (surface == nil || opening.fillsScreen)
  }

  /// Shows the window, and loads its content when the display has sent its size.
  func showFilling(_ change: Int) {
    ownApplication.showAndAwaitSize(self)
    guard change == screenChanges else { return }
    loadRootView()
    guard change == screenChanges else { return }
    announceAppearance(willChange: true)
  }

  /// Requests full-screen if the compositor maximizes no windows and has left the size to this one. Returns a
  /// Boolean value that indicates whether it was requested.
  func asksForWholeScreen(instead configuration: SurfaceConfiguration) -> Bool {
    guard opensFilling, !opening.isWholeScreen, configuration.width == nil,
      configuration.states.isDisjoint(with: [.maximized, .fullscreen, .tiled]),
      !configuration.capabilities.contains(.maximize),
      configuration.capabilities.contains(.fullscreen)
    else { return false }
    opening.isWholeScreen = true
    surface?.setFullscreen(true)
    return true
  }
}
