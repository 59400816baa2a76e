/// What a view's tool tip says; the room Pointer shows it.
@MainActor protocol ToolTips: AnyObject {
  /// What is read; nil for nothing.
  var shownToolTip: String? { get set }
}

extension View {
  /// What the view's tool tip says.
  final var toolTips: any ToolTips { self }
}
