/// The types of accessibility containers. Follows `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// The container has no particular type.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of the page.
  case landmark
  /// A group of elements that belong together.
  case semanticGroup
}
