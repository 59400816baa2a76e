/// What tool tips are shown over: a window.
@MainActor protocol ToolTipHost: ViewHost {
  /// Shows words beside a rectangle of the window, and never over it; nil where nothing can be shown.
  func showToolTip(_ text: String, beside rect: Rect) -> (any ShownToolTip)?
}

/// A tool tip that is on screen.
@MainActor protocol ShownToolTip: AnyObject {
  /// Whether it still is.
  var isShown: Bool { get }
  /// Takes it away.
  func end()
}

/// An interaction for which a finger that stays on the view does something else.
@MainActor protocol LongPressed: Interaction {}

/// A view that does something when a finger is lifted off it.
@MainActor protocol LiftTriggered: View {
  /// Whether it does.
  var triggersPrimaryAction: Bool { get }
}

extension View {
  /// What tool tips of the view are shown over; nil in no window.
  final var toolTipHost: (any ToolTipHost)? { ownWindow }
}
