import ResponderPlatform

/// What the program has asked for before a window is shown.
@MainActor final class WindowOpening {
  var wantsMaximized = false
  var wantsFullscreen = false
  /// The window was made as large as the screen, or for a scene without a size of its own, and has not stood
  /// free since.
  var fillsScreen = false
  /// The display has told the window a size, or left it the choice, since it was shown.
  var wasConfigured = false
  /// The number of the newest configure that was heeded before those that waited.
  var newestConfigure = 0
  /// The whole screen was asked for, since the display maximises nothing.
  var isWholeScreen = false
}

/// Windows that were made as large as the screen open maximised: `UIWindow(frame: UIScreen.main.bounds)`.
extension Window {
  /// Whether the program asked for as large as fits, also before the window is shown.
  var wantsMaximized: Bool {
    get { opening.wantsMaximized }
    set { opening.wantsMaximized = newValue }
  }
  /// Whether the program asked for the whole screen, also before the window is shown.
  var wantsFullscreen: Bool {
    get { opening.wantsFullscreen }
    set { opening.wantsFullscreen = newValue }
  }

  /// The size of a window that was given none, in points.
  static let usualSize = Size(width: 640, height: 480)

  /// Whether the window opens as large as the screen has room for. Dialogs, panels, popups and windows with a
  /// largest size do not.
  var opensFilling: Bool {
    opening.fillsScreen && role.layer == nil && !isPopup && maximumSize == nil
      && transientParent == nil
  }

  /// Notes whether a size that the program gives a window is that of a screen.
  func noteSizeByProgram(_ size: Size) {
    if isPopup { return }
    let screens = programContext.display?.outputs ?? []
    let isScreen = screens.contains { $0.frame.size == size }
    if surface == nil { opening.wasConfigured = false }
    // One that is shown already opens no more.
    opening.fillsScreen = isScreen && (surface == nil || opening.fillsScreen)
  }

  /// Shows the window, and makes its content once the display has told how large it is.
  func showFilling(_ change: Int) {
    ownApplication.showAndAwaitSize(self)
    guard change == screenChanges else { return }
    loadRootView()
    guard change == screenChanges else { return }
    announceAppearance(willChange: true)
  }

  /// Gives whether the display is asked for the whole screen in place of what it offers, since it maximises
  /// no window and has left the size to this one.
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
