/// What a view with several elements in it is. Follows `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing special.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of the page.
  case landmark
  /// Things that belong together.
  case semanticGroup
}
