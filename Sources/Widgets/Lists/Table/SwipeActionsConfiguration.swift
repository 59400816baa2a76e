/// The actions that a swipe over a row brings. Follows `UISwipeActionsConfiguration`.
@preconcurrency @MainActor public final class SwipeActionsConfiguration {
  /// The actions; the first one stands at the edge of the row.
  public let actions: [ContextualAction]
  /// Whether a swipe over most of the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
