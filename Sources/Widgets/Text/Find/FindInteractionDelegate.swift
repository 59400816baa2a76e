/// A delegate that provides the sessions of a ``FindInteraction``. Follows `UIFindInteractionDelegate`.
@preconcurrency @MainActor public protocol FindInteractionDelegate: AnyObject {
  /// Returns a session for a view, or `nil` for none.
  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession?
  /// Called when the bar has opened.
  func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession)
  /// Called when the bar has closed.
  func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession)
}

extension FindInteractionDelegate {
  /// Takes no action.
  public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}
  /// Takes no action.
  public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}
