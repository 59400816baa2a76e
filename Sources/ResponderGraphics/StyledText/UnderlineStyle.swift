/// The style of a line under or through text. Follows `NSUnderlineStyle`.
public enum UnderlineStyle: Hashable, Sendable, CaseIterable {
  /// A single line.
  case single
  /// A thick line.
  case thick
  /// A double line.
  case double
}
