/// Who has a say in what is typed into a ``TextField``. Follows `UITextFieldDelegate`. Everything has a
/// default.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether typing may begin; true until told otherwise.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Typing has begun: the field is first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether typing may end; true until told otherwise.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Typing has ended: the field is first responder no more.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Typing has ended, for a reason. By default ``textFieldDidEndEditing(_:)`` is called.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether the user may replace a range of the text; true until told otherwise.
  ///
  /// `(textField.text ?? "").replacing(range, with: string)` is what would come of it.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool
  /// The selection has changed, or the caret has moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the clear button may clear the text; true until told otherwise.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether Return does what it usually does: `Control.Events.editingDidEndOnExit` is sent, and where
  /// somebody has registered for that, typing ends. True until told otherwise.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// The menu for a range; nil for the usual one.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// The edit menu is about to appear.
  func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating)
}

extension TextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls ``TextFieldDelegate/textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// They may.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// The usual one.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// Nothing.
  public func textField(
    _ textField: TextField, willPresentEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
  /// Nothing.
  public func textField(
    _ textField: TextField, willDismissEditMenuWith animator: any EditMenuInteractionAnimating
  ) {}
}
