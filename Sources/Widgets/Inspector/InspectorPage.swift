import WindowResponder

/// A page of the inspector, about the view that is chosen or about the program.
@MainActor protocol InspectorPage: View {
  /// What its tab says.
  var name: String { get }
  /// Another view was chosen; nil for none.
  func show(_ view: View?)
  /// Things have changed perhaps: shows them as they are.
  func refresh()
}
