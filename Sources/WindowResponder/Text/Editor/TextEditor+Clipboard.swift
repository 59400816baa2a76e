import ResponderText
import ResponderWords

extension TextEditor {
  /// The selected text, or `nil` if nothing is selected or the text is secure.
  package var copyableText: String? {
    selection.isEmpty || isSecure ? nil : document.string(in: selection.utf8)
  }

  /// Copies the selected text to the clipboard.
  package func copySelection() {
    if let text = copyableText { Pasteboard.general.string = text }
  }

  /// Offers the selected text to the primary selection. The text is read when a program pastes it.
  package func offerSelection() {
    if let input = host?.editedInput { TextSelectionOffer.offer(input) }
  }

  /// Replaces the selection with text from a pasteboard, as one change.
  package func paste(_ text: String) {
    keepMarked()
    replace(
      selection.utf8, with: text, .other, name: ownWord("Paste"), attributes: typingAttributes)
  }
}

// The edit actions of a field and a text view. They ask the input for permission, as key events do.
extension TextEditor {
  /// Deletes the selection if the text is editable and the input permits it.
  package func deleteSelection() {
    let range = smartDeletion(of: selection)
    guard !selection.isEmpty, mayReplace(range, with: "") else { return }
    if range == selection { return deleteBackward() }
    replace(range.utf8, with: "", .other, name: ownWord("Delete"))
  }

  /// Replaces the selection with the text of a pasteboard when it has arrived.
  package func paste(from pasteboard: Pasteboard) {
    pasteboard.loadText { [weak self] answer in
      guard let self, case .success(let text) = answer, !text.isEmpty else { return }
      let spaced = spaced(text)
      if mayReplace(selection, with: spaced) { paste(spaced) }
    }
  }

  /// Selects the whole text for the user.
  package func selectEverything() {
    let input = host?.editedInput
    select(anchor: input?.beginningOfDocument ?? .start, head: input?.endOfDocument ?? end)
    if (input as? Responder)?.isFirstResponder == true { offerSelection() }
  }

  /// Selects the word at the caret, or the whole text if there is no word.
  package func selectWord() {
    for direction in [TextStorageDirection.forward, .backward] {
      let word = host?.editedInput.tokenizer.rangeEnclosingPosition(
        head, with: .word, inDirection: .storage(direction))
      if let word { return select(word) }
    }
    select(anchor: .start, head: end)
  }

  private func mayReplace(_ range: TextRange, with text: String) -> Bool {
    guard let input = host?.editedInput, input.isEditable else { return false }
    return input.shouldChangeText(in: range, replacementText: text)
  }
}
