/// The way from element to element in a view. Follows `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// One by one.
  case separate
  /// All as one.
  case combined
}
