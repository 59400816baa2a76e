/// A direction in which an assistive technology scrolls. The values are those of
/// `UIAccessibilityScrollDirection`.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Content from the left comes into view.
  case right = 1
  /// Content from the right comes into view.
  case left
  /// Content from above comes into view.
  case up
  /// Content from below comes into view.
  case down
  /// The next page comes into view.
  case next
  /// The previous page comes into view.
  case previous
}
