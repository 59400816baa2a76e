/// The style of the corners of a line. Follows `CGLineJoin`.
public enum LineJoin: Int32, Hashable, Sendable {
  /// A mitered corner, which is beveled if it is longer than the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}
