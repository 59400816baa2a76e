/// How the ends of a line look. Follows `CGLineCap`.
public enum LineCap: Int32, Hashable, Sendable {
  /// The line ends exactly at its end.
  case butt = 0
  /// A half circle goes beyond the end.
  case round = 1
  /// A half square goes beyond the end.
  case square = 2
}
