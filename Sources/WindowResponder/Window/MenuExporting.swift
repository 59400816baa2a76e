/// An object that exports the menus of the application's windows to the desktop. `DesktopServices` has its
/// class.
@MainActor package protocol MenuExporting: AnyObject {
  /// A Boolean value that indicates whether the desktop shows the exported menus.
  var isShown: Bool { get }
  /// Exports the menus of windows that were shown since.
  func exportAll()
  /// Removes the menus of a window that has left the screen.
  func windowWasHidden(_ window: Window)
  /// Updates the menus after a change that may affect how they are built or enabled.
  func menusMayHaveChanged()
  /// Removes all menus permanently.
  func end()
}
