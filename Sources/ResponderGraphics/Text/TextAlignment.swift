/// Where the lines of a text stand. Follows `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Stretched over the whole width, but for the last line of a paragraph.
  case justified
  /// Where the script of the text begins: left for Latin, right for Arabic.
  case natural
}
