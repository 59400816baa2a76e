/// What lies over a program's windows.
@MainActor final class ScreenState {
  /// The popups on screen, the lowest first. They are no windows of the program's own.
  var popups: [PopupWindow] = []
  /// The menu that is open.
  var menu: MenuSession?
  /// The tool tip that is shown.
  var toolTip: (any ShownToolTip)?
  /// How many keys have gone down.
  var keyCount = 0
  /// The selected text that is being dragged.
  weak var drag: TextDrag?
}
