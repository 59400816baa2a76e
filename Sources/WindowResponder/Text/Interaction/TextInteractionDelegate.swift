/// Who is asked before a finger or the pointer does something in text, and hears of it. Follows
/// `UITextInteractionDelegate`.
@preconcurrency @MainActor public protocol TextInteractionDelegate: AnyObject {
  /// Whether something may be done at a point, in the coordinates of the interaction's view, in points.
  func interactionShouldBegin(_ interaction: TextInteraction, at point: Point) -> Bool
  /// Something is about to be done: a click, a tap, a drag.
  func interactionWillBegin(_ interaction: TextInteraction)
  /// It is done.
  func interactionDidEnd(_ interaction: TextInteraction)
}

extension TextInteractionDelegate {
  /// It may.
  public func interactionShouldBegin(_ interaction: TextInteraction, at point: Point) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: TextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: TextInteraction) {}
}
