/// A line under, or through, text. Follows `NSUnderlineStyle`.
public enum UnderlineStyle: Hashable, Sendable, CaseIterable {
  /// One line.
  case single
  /// A thick line.
  case thick
  /// Two lines.
  case double
}
