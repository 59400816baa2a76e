/// The treatment of a text that is wider than its container. Follows `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words. The last line is clipped.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// Lines do not break, and the part that does not fit is clipped.
  case byClipping
  /// An ellipsis replaces the start of the text that does not fit.
  case byTruncatingHead
  /// An ellipsis replaces the end of the text that does not fit.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the text that does not fit.
  case byTruncatingMiddle
}
