/// The methods that control whether a ``TextInteraction`` begins, and report its progress. Follows
/// `UITextInteractionDelegate`.
@preconcurrency @MainActor public protocol TextInteractionDelegate: AnyObject {
  /// Asks the delegate whether the interaction may begin at a point, in the coordinates of the interaction's
  /// view, in points.
  func interactionShouldBegin(_ interaction: TextInteraction, at point: Point) -> Bool
  /// Tells the delegate that the interaction is about to begin, with a click, a tap or a drag.
  func interactionWillBegin(_ interaction: TextInteraction)
  /// Tells the delegate that the interaction has ended.
  func interactionDidEnd(_ interaction: TextInteraction)
}

extension TextInteractionDelegate {
  /// Returns `true`.
  public func interactionShouldBegin(_ interaction: TextInteraction, at point: Point) -> Bool {
    true
  }
  /// Takes no action.
  public func interactionWillBegin(_ interaction: TextInteraction) {}
  /// Takes no action.
  public func interactionDidEnd(_ interaction: TextInteraction) {}
}
