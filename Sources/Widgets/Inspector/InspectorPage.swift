import WindowResponder

/// A page of the inspector, about the selected view or about the program.
@MainActor protocol InspectorPage: View {
  /// The title of the page's tab.
  var name: String { get }
  /// Shows the properties of a view that was selected, or of none.
  func show(_ view: View?)
  /// Updates the page, because values may have changed.
  func refresh()
}
