import ResponderPlatform
import ResponderRuntime

/// The members of the application that its windows use.
@MainActor protocol WindowProgram: Program {
  /// The context that the application shares with all its objects.
  var programContext: ProgramContext { get }
  /// The windows on screen, the lowest first.
  var windows: [Window] { get }
  /// The window that receives keys.
  var keyWindow: Window? { get }

  /// Makes a window the key window, or none.
  func setKeyWindow(_ window: Window?)
  /// Creates the surface of a window.
  func show(_ window: Window)
  /// Creates the surface of a window, and waits for the size that the display sends.
  func showAndAwaitSize(_ window: Window)
  /// A Boolean value that indicates whether the screen stays on while a window is visible.
  var keepsScreenOn: Bool { get }
  /// Updates exported menus after a possible change.
  func menusMayHaveChanged()
  /// Called when the pointer was locked or confined to a window, or released.
  func pointerHoldDidChange()
  /// Called when a window is about to leave the screen with its views.
  func windowWillLeave(_ window: Window)
  /// Called when a window has left the screen.
  func windowWasHidden(_ window: Window)
  /// Called when a window has something to lay out or to draw.
  func windowBecameDirty(_ window: Window)
  /// Sorts the windows after a change of a level.
  func sortWindows()
  /// Saves the size of a window.
  func keepSize(of window: Window)
  /// Restores the saved size of a window, if there is one.
  func restoreSize(of window: Window)
  /// Returns a Boolean value that indicates whether the user may close a window.
  func mayClose(_ window: Window) -> Bool

  /// Called when a view is leaving a window. Its held keys and motion events end.
  func viewWillLeave(_ view: View, _ window: Window, presses: (Press) -> Bool)
  /// Cancels a window's touches after the current event.
  func cancelTouchesNext(in window: Window)
}

extension WindowProgram {
  /// A reference to the application that does not retain it: see `BackLink`, which requires a class.
  var backLink: @MainActor () -> (any WindowProgram)? {
    let link = BackLink(self)
    return { link.target }
  }
}
