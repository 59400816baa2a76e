/// What is drawn of a path. Follows `CGPathDrawingMode`.
public enum PathDrawingMode: Int32, Hashable, Sendable {
  /// Its area, by the winding rule.
  case fill = 0
  /// Its area, by the even-odd rule.
  case eoFill = 1
  /// A line along it.
  case stroke = 2
  /// Its area by the winding rule, and a line along it.
  case fillStroke = 3
  /// Its area by the even-odd rule, and a line along it.
  case eoFillStroke = 4
}
