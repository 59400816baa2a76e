/// Who has a say in what is typed into a ``TextView``. Follows `UITextViewDelegate`. Everything has a
/// default.
@preconcurrency @MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether typing may begin; true until told otherwise.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Typing has begun: the view is first responder.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether typing may end; true until told otherwise.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Typing has ended: the view is first responder no more.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether the user may replace a range of the text; true until told otherwise.
  ///
  /// `textView.text.replacing(range, with: text)` is what would come of it.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// The selection has changed, or the caret has moved.
  func textViewDidChangeSelection(_ textView: TextView)
  /// The menu for a range; nil for the usual one.
  func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu?
  /// The edit menu is about to appear.
  func textView(
    _ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textView(
    _ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Whether a link that was pressed may be opened; true until told otherwise. Where it may,
  /// ``textView(_:openLink:in:)`` is called.
  func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Opens a link that was pressed. Does nothing until told otherwise.
  func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange)
}

/// What is done with a link or picture in a text. Follows `UITextItemInteraction`.
public enum TextItemInteraction: Int, Hashable, Sendable {
  /// It is opened, as a tap does.
  case invokeDefaultAction = 0
  /// Its menu is shown, as a long press does.
  case presentActions
  /// A preview of it is shown while the finger is still down.
  case preview
}

extension TextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// They may.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// The usual one.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// Nothing.
  public func textView(
    _ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// Nothing.
  public func textView(
    _ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// It may.
  public func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool { true }
  /// Nothing.
  public func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {}
}
