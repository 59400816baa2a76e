/// Who searches for a ``FindInteraction``. Follows `UIFindInteractionDelegate`.
@preconcurrency @MainActor public protocol FindInteractionDelegate: AnyObject {
  /// A search in a view; nil for none.
  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession?
  /// The bar has been opened.
  func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession)
  /// The bar has been closed.
  func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession)
}

extension FindInteractionDelegate {
  /// Nothing.
  public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}
  /// Nothing.
  public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}
