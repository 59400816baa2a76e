/// What a ``TextEditor`` works for: a text field or text view.
@MainActor package protocol TextEditorHost: AnyObject {
  /// The text is about to change.
  func editorWillChangeText(_ editor: TextEditor)
  /// The text has changed: by the user, or by the program through the editor.
  func editorDidChangeText(_ editor: TextEditor, isByUser: Bool)
  /// Bytes of the text have been replaced by others; called for each such change, before the calls
  /// about the whole text.
  func editor(_ editor: TextEditor, didReplace range: Range<Int>, newLength: Int)
  /// Some of the text turned out to be higher or less high than was thought.
  func editorDidChangeHeights(_ editor: TextEditor)
  /// The user moved the caret, who wants to see it.
  func editorWantsCaretSeen(_ editor: TextEditor)
  /// The selection has changed.
  func editorDidChangeSelection(_ editor: TextEditor)
  /// A part looks different, in the coordinates of the flow; its height is infinite where all below moved.
  func editor(_ editor: TextEditor, needsDisplay rect: Rect)
  /// Where changes are recorded.
  var editorUndoManager: UndoManager? { get }
  /// The input method, which has to know of changes to the text.
  var inputDelegate: (any TextInputDelegate)? { get }
  /// The text input that the editor is the body of.
  var editedInput: any TextInput { get }
}

extension TextEditorHost {
  package func editor(_ editor: TextEditor, didReplace range: Range<Int>, newLength: Int) {}
  package func editorDidChangeHeights(_ editor: TextEditor) {}
  package func editorWantsCaretSeen(_ editor: TextEditor) {}
}

/// A text input whose body is a ``TextEditor``.
@MainActor package protocol EditedTextInput: TextInput {
  /// The body.
  var editor: TextEditor { get }
  /// The text input is no longer first responder, although it would not resign.
  func firstResponderWasTaken()
}

extension EditedTextInput {
  /// Nothing is to be done.
  package func firstResponderWasTaken() {}
}
