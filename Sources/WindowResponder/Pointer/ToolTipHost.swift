/// An object over which tool tips are shown: a window.
@MainActor protocol ToolTipHost: ViewHost {
  /// Shows a tool tip beside a rectangle of the window, without covering it. If that is not possible, returns
  /// `nil`.
  func showToolTip(_ text: String, beside rect: Rect) -> (any ShownToolTip)?
}

/// A tool tip on the screen.
@MainActor protocol ShownToolTip: AnyObject {
  /// A Boolean value that indicates whether the tool tip is still shown.
  var isShown: Bool { get }
  /// Removes the tool tip.
  func end()
}

/// An interaction with its own action for a long press of a touch.
@MainActor protocol LongPressed: Interaction {}

/// A view whose action a touch triggers when it ends.
@MainActor protocol LiftTriggered: View {
  /// A Boolean value that indicates whether the view has such an action.
  var triggersPrimaryAction: Bool { get }
}

extension View {
  /// The host of the view's tool tips, or `nil` outside a window.
  final var toolTipHost: (any ToolTipHost)? { ownWindow }
}
