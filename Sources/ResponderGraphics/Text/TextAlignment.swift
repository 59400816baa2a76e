/// The alignment of the lines of a text. Follows `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// Lines are aligned at the left.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned at the right.
  case right
  /// Lines extend over the whole width, except for the last line of a paragraph.
  case justified
  /// Lines are aligned at the leading edge of the script: left for Latin, right for Arabic.
  case natural
}
