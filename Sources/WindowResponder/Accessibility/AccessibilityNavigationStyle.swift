/// The style of navigation between the elements of a view. Follows `UIAccessibilityNavigationStyle`.
public enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system determines the style.
  case automatic = 0
  /// The elements are read separately.
  case separate
  /// The elements are read as one.
  case combined
}
