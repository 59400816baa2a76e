/// The rule that determines the inside of a path. Follows `CGPathFillRule`.
public enum PathFillRule: Int, Hashable, Sendable {
  /// The nonzero winding rule: a point is inside if the path does not wind around it equally often in both
  /// directions.
  case winding = 0
  /// The even-odd rule: a point is inside if the path encloses it an odd number of times.
  case evenOdd = 1
}
