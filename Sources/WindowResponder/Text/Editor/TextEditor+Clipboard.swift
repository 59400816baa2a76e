extension TextEditor {
  /// The selected text; nil where nothing is selected, or it is a secret.
  package var copyableText: String? {
    selection.isEmpty || isSecure ? nil : document.string(in: selection.utf8)
  }

  /// Puts the selected text on the clipboard.
  package func copySelection() {
    if let text = copyableText { Pasteboard.general.string = text }
  }

  /// Offers the selected text to be pasted by the middle button. It is read when somebody does so.
  package func offerSelection() {
    if let input = host?.editedInput { TextSelectionOffer.offer(input) }
  }

  /// Puts text from a pasteboard in place of the selection, as one change.
  package func paste(_ text: String) {
    endMarking()
    replace(selection.utf8, with: text, .other, name: "Paste", attributes: typingAttributes)
  }
}
