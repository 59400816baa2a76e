/// The tool tip of a view, implemented in the folder Pointer.
@MainActor protocol ToolTips: AnyObject {
  /// The text of the tool tip, or `nil` if there is none.
  var shownToolTip: String? { get set }
}

extension View {
  /// The view as an object with a tool tip.
  final var toolTips: any ToolTips { self }
}
