import ResponderText
import ResponderWords

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
    keepMarked()
    replace(
      selection.utf8, with: text, .other, name: ownWord("Paste"), attributes: typingAttributes)
  }
}

// What the edit actions of a field and a text view do. The owner is asked as it is when keys do it.
extension TextEditor {
  /// Takes the selection away, where the text can be changed and its owner lets that be done.
  package func deleteSelection() {
    guard !selection.isEmpty, mayReplaceSelection(with: "") else { return }
    deleteBackward()
  }

  /// Puts what a pasteboard has in place of the selection, as soon as it comes.
  package func paste(from pasteboard: Pasteboard) {
    pasteboard.loadText { [weak self] answer in
      guard let self, case .success(let text) = answer, !text.isEmpty,
        mayReplaceSelection(with: text)
      else { return }
      paste(text)
    }
  }

  /// Selects everything as the user does.
  package func selectEverything() {
    let input = host?.editedInput
    select(anchor: input?.beginningOfDocument ?? .start, head: input?.endOfDocument ?? end)
    if (input as? Responder)?.isFirstResponder == true { offerSelection() }
  }

  /// Selects the word at the caret; everything where there is none.
  package func selectWord() {
    for direction in [TextStorageDirection.forward, .backward] {
      let word = host?.editedInput.tokenizer.rangeEnclosingPosition(
        head, with: .word, inDirection: .storage(direction))
      if let word { return select(word) }
    }
    select(anchor: .start, head: end)
  }

  private func mayReplaceSelection(with text: String) -> Bool {
    guard let input = host?.editedInput, input.isEditable else { return false }
    return input.shouldChangeText(in: selection, replacementText: text)
  }
}
