/// What a tap or a squeeze of a pen is meant to do. The values are those of `UIPencilPreferredAction`.
public enum PencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore
  /// To take the eraser, or the pen again.
  case switchEraser
  /// To take the tool before.
  case switchPrevious
  /// To show the colours.
  case showColorPalette
  /// To show what the ink is like.
  case showInkAttributes
  /// To show what can be done, beside the pen.
  case showContextualPalette
  /// To run something of the system's.
  case runSystemShortcut
}
