extension View {
  /// Scrolls the first responder into view. For a text with several lines, scrolls its caret into view.
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
  /// Scrolls the caret or the field that receives the typing into view.
  func revealTyping() {
    if let view = self as? View, view.isFirstResponder { view.revealAsFirstResponder() }
  }
}
