/// The ways to draw a path. Follows `CGPathDrawingMode`.
public enum PathDrawingMode: Int32, Hashable, Sendable {
  /// Fills the path by the nonzero winding rule.
  case fill = 0
  /// Fills the path by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path by the nonzero winding rule, and strokes it.
  case fillStroke = 3
  /// Fills the path by the even-odd rule, and strokes it.
  case eoFillStroke = 4
}
