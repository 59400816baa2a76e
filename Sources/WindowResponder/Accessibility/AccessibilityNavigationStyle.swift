/// How one goes through the elements in a view. Follows `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As suits the place.
  case automatic = 0
  /// One by one.
  case separate
  /// All as one.
  case combined
}
