/// The style of the ends of a line. Follows `CGLineCap`.
public enum LineCap: Int32, Hashable, Sendable {
  /// The line ends exactly at its end point.
  case butt = 0
  /// The line ends with a half circle around its end point.
  case round = 1
  /// The line extends beyond its end point by half of its width.
  case square = 2
}
