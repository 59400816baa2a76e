/// How the corners of a line look. Follows `CGLineJoin`.
public enum LineJoin: Int32, Hashable, Sendable {
  /// A pointed corner, cut off where it would be longer than the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner cut off straight.
  case bevel = 2
}
