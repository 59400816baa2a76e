/// The modes of a ``TextInteraction``. Follows `UITextInteractionMode`.
public enum TextInteractionMode: Int, Hashable, Sendable {
  /// The text can be changed. There is a caret.
  case editable = 0
  /// The text can be selected and copied.
  case nonEditable
}
