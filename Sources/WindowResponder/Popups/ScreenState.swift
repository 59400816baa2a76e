/// What lies over a program's windows.
@MainActor final class ScreenState {
  /// The popups on screen, the lowest first. They are no windows of the program's own.
  var popups: [PopupWindow] = []
  /// The menu that is open.
  var menu: MenuSession?
  /// The selected text that is being dragged.
  weak var drag: TextDrag?
}
