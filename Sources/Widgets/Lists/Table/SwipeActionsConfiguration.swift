/// The actions that a swipe over a row shows. Follows `UISwipeActionsConfiguration`.
@preconcurrency @MainActor public final class SwipeActionsConfiguration {
  /// The actions. The first one is at the edge of the row.
  public let actions: [ContextualAction]
  /// A Boolean value that indicates whether a swipe over most of the row performs the first action. The
  /// default is `true`.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
