/// What takes the keys of a menu bar, which nobody else in the window wanted.
@MainActor package protocol MenuBarKeys: AnyObject {
  /// Keys went down. Tells whether they were for the bar.
  func keysBegan(_ presses: Set<Press>) -> Bool
  /// Keys came up. Tells whether they were for the bar.
  func keysEnded(_ presses: Set<Press>) -> Bool
  /// Another responder is the first in the window, so that the program's menus may be others.
  func menusMayHaveChanged()
}
