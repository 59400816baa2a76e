/// A delegate that controls and observes the editing of a ``TextField``. Every method has a default
/// implementation. Follows `UITextFieldDelegate`.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether editing can begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun and the field is first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns a Boolean value that indicates whether editing can end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended and the field is no longer first responder.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called when editing has ended, with the reason. The default implementation calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns a Boolean value that indicates whether the user can replace a range of the text. The default is
  /// `true`.
  ///
  /// The result of the change is `(textField.text ?? "").replacing(range, with: string)`.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection or the caret has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns a Boolean value that indicates whether the clear button can clear the text. The default is
  /// `true`.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns a Boolean value that indicates whether Return has its default behavior:
  /// `Control.Events.editingDidEndOnExit` is sent, and if actions are registered for it, editing ends. The
  /// default is `true`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Returns the edit menu for a range, or `nil` for the default one.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// Called when the edit menu is about to appear.
  func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// Called when the edit menu is about to disappear.
  func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
}

extension TextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Takes no action.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Takes no action.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls ``TextFieldDelegate/textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns `true`.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }
  /// Takes no action.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Returns `nil`, for the default menu.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// Takes no action.
  public func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// Takes no action.
  public func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
}
