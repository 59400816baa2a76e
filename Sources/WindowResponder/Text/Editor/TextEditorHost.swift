/// The owner of a ``TextEditor``: a text field or a text view.
@MainActor package protocol TextEditorHost: AnyObject {
  /// Called when the text is about to change.
  func editorWillChangeText(_ editor: TextEditor)
  /// Called when the user has changed the text, or the program has through the editor.
  func editorDidChangeText(_ editor: TextEditor, isByUser: Bool)
  /// Called for each replacement of bytes, before the calls about the whole text.
  func editor(_ editor: TextEditor, didReplace range: Range<Int>, newLength: Int)
  /// Called when the height of a part of the text differs from the estimate.
  func editorDidChangeHeights(_ editor: TextEditor)
  /// Called when the user has moved the caret, to scroll it into view.
  func editorWantsCaretSeen(_ editor: TextEditor)
  /// Called when the selection has changed.
  func editorDidChangeSelection(_ editor: TextEditor)
  /// Called when a rectangle needs display, in the coordinates of the flow. Its height is infinite if
  /// everything below has moved.
  func editor(_ editor: TextEditor, needsDisplay rect: Rect)
  /// The undo manager in which changes are recorded.
  var editorUndoManager: UndoManager? { get }
  /// The input method, which is notified of changes to the text.
  var inputDelegate: (any TextInputDelegate)? { get }
  /// The text input that the editor belongs to.
  var editedInput: any TextInput { get }
}

extension TextEditorHost {
  package func editor(_ editor: TextEditor, didReplace range: Range<Int>, newLength: Int) {}
  package func editorDidChangeHeights(_ editor: TextEditor) {}
  package func editorWantsCaretSeen(_ editor: TextEditor) {}
}

/// A text input that is implemented with a ``TextEditor``.
@MainActor package protocol EditedTextInput: TextInput {
  /// The editor of the text.
  var editor: TextEditor { get }
  /// Called when the text input has lost the first responder status although it did not resign.
  func firstResponderWasTaken()
}

extension EditedTextInput {
  /// Takes no action.
  package func firstResponderWasTaken() {}
}

/// The receiver of changes of a text that an assistive technology reads.
@MainActor protocol TextEditorReader: AnyObject {
  /// Notifies the reader that bytes of the text are about to be replaced.
  func editorWillReplace(_ range: Range<Int>)
  /// Notifies the reader that bytes of the text have been replaced.
  func editorDidReplace(_ range: Range<Int>, newLength: Int)
  /// Notifies the reader that the selection or the caret is another one.
  func editorSelectionDidChange()
}
