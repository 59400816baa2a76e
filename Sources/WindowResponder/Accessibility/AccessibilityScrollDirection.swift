/// A direction in which an assistive technology scrolls. The values are those of
/// `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Content on the left becomes visible.
  case right = 1
  /// Content on the right becomes visible.
  case left
  /// Content above becomes visible.
  case up
  /// Content below becomes visible.
  case down
  /// The next page becomes visible.
  case next
  /// The previous page becomes visible.
  case previous
}
