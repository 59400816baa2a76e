import ResponderPlatform

/// What the application is to its windows.
@MainActor protocol WindowProgram: Program {
  /// What the program gives to everything in it.
  var programContext: ProgramContext { get }
  /// The windows on screen, the lowest first.
  var windows: [Window] { get }
  /// The window that keys go to.
  var keyWindow: Window? { get }

  /// Keys go to another window, or to none.
  func setKeyWindow(_ window: Window?)
  /// Gives a window a surface.
  func show(_ window: Window)
  /// Gives a window a surface, and waits for the size that the display gives it.
  func showAndAwaitSize(_ window: Window)
  /// Whether the screen is to stay on while a window is seen.
  var keepsScreenOn: Bool { get }
  /// What builds the menus of a window may build others now.
  func menusMayHaveChanged()
  /// The pointer is held on a window, or is free again.
  func pointerHoldDidChange()
  /// A window is about to leave the screen, with all that is in it.
  func windowWillLeave(_ window: Window)
  /// A window has left the screen.
  func windowWasHidden(_ window: Window)
  /// A window has something to lay out or to draw.
  func windowBecameDirty(_ window: Window)
  /// A window has another level.
  func sortWindows()
  /// Remembers the size of a window.
  func keepSize(of window: Window)
  /// Gives a window the size that it had the last time, if it is remembered.
  func restoreSize(of window: Window)
  /// Whether the user may close a window.
  func mayClose(_ window: Window) -> Bool

  /// A view is leaving a window: keys that are held, and the device's movement, are over for those in it.
  func viewWillLeave(_ view: View, _ window: Window, presses: (Press) -> Bool)
  /// Ends a window's touches as cancelled once the event under way has been handled.
  func cancelTouchesNext(in window: Window)
}

/// Where a window finds the application that it was not shown by yet.
@MainActor protocol ProgramFinding {
  /// The application, made where there is none.
  static var sharedProgram: any WindowProgram { get }
}
