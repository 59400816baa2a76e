/// What happens to a text that is wider than its room. Follows `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; the last line is cut off at the end of the room.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// Nothing breaks or is shortened; what is too wide is cut off.
  case byClipping
  /// An ellipsis stands for what is missing at the start.
  case byTruncatingHead
  /// An ellipsis stands for what is missing at the end.
  case byTruncatingTail
  /// An ellipsis stands for what is missing in the middle.
  case byTruncatingMiddle
}
