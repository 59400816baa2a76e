/// A place between two characters of a text. Follows `UITextPosition`.
///
/// It is counted in bytes of UTF-8 from the start of the text, which is how Wayland and Pango count too:
/// telling how many characters lie before a place would mean reading them all. Positions that a
/// ``TextInput`` hands out stand between characters as people see them, never inside an emoji or between
/// a letter and its accent; ``TextInput/position(from:offset:)`` counts in such characters.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// How many bytes of UTF-8 lie before it.
  public let utf8Offset: Int

  /// Whether a place between two lines that no line break parts is shown at the end of the first, or at
  /// the start of the second. Positions that differ in nothing else are equal.
  public let affinity: TextAffinity

  /// Creates a position behind as many bytes of UTF-8; at the start where the number is negative.
  public init(utf8Offset: Int, affinity: TextAffinity = .downstream) {
    self.utf8Offset = max(0, utf8Offset)
    self.affinity = affinity
  }

  /// The place before the first character.
  public static let start = TextPosition(utf8Offset: 0)

  /// Whether both are at one place.
  public static func == (a: TextPosition, b: TextPosition) -> Bool { a.utf8Offset == b.utf8Offset }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(utf8Offset) }

  /// Whether the first lies before the second.
  public static func < (a: TextPosition, b: TextPosition) -> Bool { a.utf8Offset < b.utf8Offset }
}
