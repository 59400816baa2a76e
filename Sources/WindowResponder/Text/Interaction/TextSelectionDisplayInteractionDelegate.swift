/// The methods that customize the display of a selection. Follows
/// `UITextSelectionDisplayInteractionDelegate`.
@preconcurrency @MainActor public protocol TextSelectionDisplayInteractionDelegate: AnyObject {
  /// Asks the delegate for the view behind the text that contains the highlight, or `nil` for the
  /// interaction's own view.
  func selectionContainerViewBelowText(
    for interaction: TextSelectionDisplayInteraction
  ) -> View?
}

extension TextSelectionDisplayInteractionDelegate {
  /// Returns `nil`, for the interaction's own view.
  public func selectionContainerViewBelowText(
    for interaction: TextSelectionDisplayInteraction
  ) -> View? { nil }
}
