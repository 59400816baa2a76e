/// Whether a responder wants the gestures for editing. The values are those of
/// `UIEditingInteractionConfiguration`.
public enum EditingInteractionConfiguration: Int, Sendable {
  /// None: no shake to undo.
  case none = 0
  /// What the program does everywhere else.
  case `default` = 1
}
