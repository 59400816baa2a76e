extension View {
  /// Scrolls so that the first responder is seen; of a text with several lines, that its caret is.
  func revealAsFirstResponder() {
    guard let input = self as? any TextInput, input.isMultiline, input.isEditable,
      let selection = input.selectedTextRange
    else { return revealInScrollViews() }
    if let editor = (input as? any EditedTextInput)?.editor { return editor.wantCaretSeen() }
    let view = input.textInputView
    let caret = input.caretRect(for: selection.end)
    (view as? ScrollView)?.scrollRectToVisible(caret, animated: true)
    view.revealInScrollViews(caret, animated: true)
  }
}

extension KeyInput {
  /// Scrolls so that the place of typing is in sight.
  func revealTyping() {
    if let view = self as? View, view.isFirstResponder { view.revealAsFirstResponder() }
  }
}
