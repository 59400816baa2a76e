/// The kind of container that a view with several elements is. Follows `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No kind of its own.
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
