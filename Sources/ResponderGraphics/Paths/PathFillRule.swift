/// What of a path is inside. Follows `CGPathFillRule`.
public enum PathFillRule: Int, Hashable, Sendable {
  /// The direction of the lines decides: what they go around in one direction is inside.
  case winding = 0
  /// What is enclosed an odd number of times is inside.
  case evenOdd = 1
}
