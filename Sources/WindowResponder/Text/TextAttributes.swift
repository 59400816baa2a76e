/// How a stretch of text looks. What is nil is as the surrounding has it.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font?
  /// The colour of the letters.
  public var foregroundColor: Color?
  /// The colour behind the letters.
  public var backgroundColor: Color?
  /// The line under the letters.
  public var underlineStyle: UnderlineStyle?

  /// Creates attributes of which none is set.
  public init() {}
}

/// A line under, or through, text. Follows `NSUnderlineStyle`.
public enum UnderlineStyle: Hashable, Sendable, CaseIterable {
  /// One line.
  case single
  /// A thick line.
  case thick
  /// Two lines.
  case double
}
