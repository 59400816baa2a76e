/// A message that an assistive technology speaks, with a priority: an argument of
/// ``Accessibility/post(notification:argument:)``.
public struct AccessibilityAnnouncement: Hashable, Sendable {
  /// The priority of a message. The values are those of `UIAccessibilityPriority`.
  public enum Priority: String, Hashable, Sendable {
    /// The message is spoken when no other message is.
    case low
    /// The message is spoken when no other message is.
    case `default`
    /// The message is spoken immediately, and interrupts the current one.
    case high
  }

  /// The text.
  public var text: String
  /// The priority. The default is `Priority.default`.
  public var priority: Priority

  /// Creates a message.
  public init(_ text: String, priority: Priority = .default) {
    self.text = text
    self.priority = priority
  }
}
