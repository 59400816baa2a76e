/// What a ``TextEditor`` works for: a text field or text view.
@MainActor package protocol TextEditorHost: AnyObject {
  /// The text is about to change.
  func editorWillChangeText(_ editor: TextEditor)
  /// The text has changed: by the user, or by the program through the editor.
  func editorDidChangeText(_ editor: TextEditor, isByUser: Bool)
  /// The selection has changed.
  func editorDidChangeSelection(_ editor: TextEditor)
  /// A part looks different, in the coordinates of the flow; its height is infinite where all below moved.
  func editor(_ editor: TextEditor, needsDisplay rect: Rect)
  /// Where changes are recorded.
  var editorUndoManager: UndoManager? { get }
  /// The input method, and who is told of changes as the text's owner.
  var inputDelegate: (any TextInputDelegate)? { get }
  /// The text input that the editor is the body of.
  var editedInput: any TextInput { get }
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
