/// The popups above an application's windows.
@MainActor final class ScreenState {
  /// The popups on the screen, the lowest first. The application's list of windows does not contain them.
  var popups: [PopupWindow] = []
  /// The open menu.
  var menu: MenuSession?
  /// The tool tip on the screen.
  var toolTip: (any ShownToolTip)?
  /// The number of keys that were pressed.
  var keyCount = 0
  /// The selected text that is being dragged.
  weak var drag: TextDrag?
}
