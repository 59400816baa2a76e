/// The preferred actions of a tap or a squeeze of a pen. The values are those of `UIPencilPreferredAction`.
public enum PencilPreferredAction: Int, Sendable {
  /// No action.
  case ignore
  /// Switches between the eraser and the current tool.
  case switchEraser
  /// Switches to the previous tool.
  case switchPrevious
  /// Shows the color palette.
  case showColorPalette
  /// Shows the attributes of the ink.
  case showInkAttributes
  /// Shows a palette of actions beside the pen.
  case showContextualPalette
  /// Runs a shortcut of the system.
  case runSystemShortcut
}
