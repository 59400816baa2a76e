/// Says where a selection is shown. Follows `UITextSelectionDisplayInteractionDelegate`.
@preconcurrency @MainActor public protocol TextSelectionDisplayInteractionDelegate: AnyObject {
  /// The view behind the text, which the highlight is put into; nil for the interaction's own view.
  func selectionContainerViewBelowText(
    for interaction: TextSelectionDisplayInteraction
  ) -> View?
}

extension TextSelectionDisplayInteractionDelegate {
  /// The interaction's own view.
  public func selectionContainerViewBelowText(
    for interaction: TextSelectionDisplayInteraction
  ) -> View? { nil }
}
