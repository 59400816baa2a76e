/// A position between two characters of a text. Follows `UITextPosition`.
///
/// The position is an offset in UTF-8 bytes from the start of the text, as in Wayland and Pango. An offset in
/// characters would require reading the whole text before it.
///
/// Positions that a ``TextInput`` returns are between characters as users perceive them, never inside an
/// emoji or between a letter and its accent. ``TextInput/position(from:offset:)`` counts such characters.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The number of UTF-8 bytes before the position.
  public let utf8Offset: Int

  /// The line on which a position at a soft line break is displayed. Positions that only differ in their
  /// affinity are equal.
  public let affinity: TextAffinity

  /// Creates a position after a number of UTF-8 bytes. A negative number is replaced by 0.
  public init(utf8Offset: Int, affinity: TextAffinity = .downstream) {
    self.utf8Offset = max(0, utf8Offset)
    self.affinity = affinity
  }

  /// The position before the first character.
  public static let start = TextPosition(utf8Offset: 0)

  /// Returns a Boolean value that indicates whether two positions have the same offset.
  public static func == (a: TextPosition, b: TextPosition) -> Bool { a.utf8Offset == b.utf8Offset }

  /// Hashes the offset.
  public func hash(into hasher: inout Hasher) { hasher.combine(utf8Offset) }

  /// Returns a Boolean value that indicates whether the first position is before the second.
  public static func < (a: TextPosition, b: TextPosition) -> Bool { a.utf8Offset < b.utf8Offset }
}
