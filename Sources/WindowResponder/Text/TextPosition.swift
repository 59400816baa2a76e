/// A place between two characters of a text. Follows `UITextPosition`.
///
/// It is counted in bytes of UTF-8 from the start of the text, which is how Wayland and Pango count too:
/// telling how many characters lie before a place would mean reading them all. Positions that a
/// ``TextInput`` hands out stand between characters as people see them, never inside an emoji or between
/// a letter and its accent; ``TextInput/position(from:offset:)`` counts in such characters.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// How many bytes of UTF-8 lie before it.
  public let utf8Offset: Int

  /// Creates a position behind as many bytes of UTF-8; at the start where the number is negative.
  public init(utf8Offset: Int) { self.utf8Offset = max(0, utf8Offset) }

  /// The place before the first character.
  public static let start = TextPosition(utf8Offset: 0)

  /// Whether the first lies before the second.
  public static func < (a: TextPosition, b: TextPosition) -> Bool { a.utf8Offset < b.utf8Offset }
}
