/// The editing gestures of a responder. The values are those of `UIEditingInteractionConfiguration`.
public enum EditingInteractionConfiguration: Int, Sendable {
  /// No editing gestures, such as a shake to undo.
  case none = 0
  /// The default gestures of the application.
  case `default` = 1
}
