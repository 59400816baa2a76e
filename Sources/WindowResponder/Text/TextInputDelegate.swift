/// Who has to know when a text or its selection changes otherwise than by what he did himself: the
/// system's input method. Follows `UITextInputDelegate`.
///
/// A ``TextInput`` of your own calls these around each change that was not asked for by
/// ``KeyInput/insertText(_:)`` and the like.
@preconcurrency @MainActor public protocol TextInputDelegate: AnyObject {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any TextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}
