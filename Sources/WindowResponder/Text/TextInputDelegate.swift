/// An object that is notified when a text or its selection changes other than by its own doing: the system's
/// input method. Follows `UITextInputDelegate`.
///
/// A ``TextInput`` of your own calls these methods around each change that was not made by
/// ``KeyInput/insertText(_:)`` and similar methods.
@preconcurrency @MainActor public protocol TextInputDelegate: AnyObject {
  /// Called when the selection is about to change.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// Called when the text is about to change.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}
