/// The container type of a view with several elements. Follows `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No particular type.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of the page.
  case landmark
  /// A group of related elements.
  case semanticGroup
}
