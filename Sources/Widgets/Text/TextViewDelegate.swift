/// A delegate that controls and observes the editing of a ``TextView``. Every method has a default
/// implementation. Follows `UITextViewDelegate`.
@preconcurrency @MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing can begin. The default is `true`.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun and the view is first responder.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns a Boolean value that indicates whether editing can end. The default is `true`.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when editing has ended and the view is no longer first responder.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns a Boolean value that indicates whether the user can replace a range of the text. The default is
  /// `true`.
  ///
  /// The result of the change is `textView.text.replacing(range, with: text)`.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called when the selection or the caret has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns the edit menu for a range, or `nil` for the default one.
  func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu?
  /// Called when the edit menu is about to appear.
  func textView(
    _ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Called when the edit menu is about to disappear.
  func textView(
    _ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Returns a Boolean value that indicates whether a tapped link can be opened. If it is `true`, the
  /// default, ``textView(_:openLink:in:)`` is called.
  func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Called to open a tapped link. The default implementation opens it with the desktop, as a text view
  /// without a delegate does.
  func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange)
}

/// The interaction with a link or image in a text. Follows `UITextItemInteraction`.
public enum TextItemInteraction: Int, Hashable, Sendable {
  /// The item is opened, as for a tap.
  case invokeDefaultAction = 0
  /// The menu of the item is shown, as for a long press.
  case presentActions
  /// A preview of the item is shown during the touch.
  case preview
}

extension TextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Takes no action.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Takes no action.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Takes no action.
  public func textViewDidChange(_ textView: TextView) {}
  /// Takes no action.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Returns `nil`, for the default menu.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// Takes no action.
  public func textView(
    _ textView: TextView, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// Takes no action.
  public func textView(
    _ textView: TextView, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool { true }
  /// Opens the link with the desktop.
  public func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {
    Application.shared.open(address: link)
  }
}
