/// An object that receives typed text without a text field. Follows `UIKeyInput`.
///
/// While the object is first responder, each key that types text calls ``insertText(_:)``. The text is the
/// result of the keymap, dead keys and compose sequences, and each repeat calls the method again. Such a key
/// sends no press. Return inserts a line feed, and Backspace calls ``deleteBackward()``. Tab, Escape, the
/// arrow keys and all keys that are pressed with Control, Alt or the logo key are presses as usual.
@preconcurrency @MainActor public protocol KeyInput: AnyObject {
  /// A Boolean value that indicates whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes one character before the insertion point.
  func deleteBackward()
}
