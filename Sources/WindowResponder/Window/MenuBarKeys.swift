/// An object that handles the keys of a menu bar, which no responder in the window has used.
@MainActor package protocol MenuBarKeys: AnyObject {
  /// Handles keys that went down. Returns a Boolean value that indicates whether they were for the menu bar.
  func keysBegan(_ presses: Set<Press>) -> Bool
  /// Handles keys that came up. Returns a Boolean value that indicates whether they were for the menu bar.
  func keysEnded(_ presses: Set<Press>) -> Bool
  /// Called when the first responder of the window has changed, so the application's menus may differ.
  func menusMayHaveChanged()
  /// Called when the desktop may have begun or ended to show the menus of the bar.
  func desktopMenusMayHaveChanged()
}
