/// A responder that takes typed text without a field. Follows `UIKeyInput`.
///
/// While it is first responder every key that types something calls ``insertText(_:)``, after the
/// keymap, dead keys and compose sequences, and again for each repeat; such a key makes no press.
/// Return types a line feed, and Backspace calls ``deleteBackward()``. Tab, Escape, arrows, and
/// whatever is pressed with Control, Alt or the logo key, are presses as everywhere.
@preconcurrency @MainActor public protocol KeyInput: AnyObject {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Takes what was typed.
  func insertText(_ text: String)
  /// Takes back one character.
  func deleteBackward()
}
