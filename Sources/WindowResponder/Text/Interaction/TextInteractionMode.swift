/// What a ``TextInteraction`` is for. Follows `UITextInteractionMode`.
public enum TextInteractionMode: Int, Hashable, Sendable {
  /// Text that can be changed: there is a caret.
  case editable = 0
  /// Text that can be selected and copied.
  case nonEditable
}
