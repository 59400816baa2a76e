/// A position in the lines of a paragraph to which a tab character moves the following text. Follows
/// `NSTextTab`.
public struct TextTab: Hashable, Sendable {
  /// The side of the following text, up to the next tab character, that is at the position: its start, its
  /// center or, for ``TextAlignment/right``, its end.
  public var alignment: TextAlignment
  /// The distance of the position from the leading edge of the container, in points.
  public var location: Double
  /// The character that is at the position instead of the end of the text, such as a decimal point, or `nil`
  /// for none. It applies to ``TextAlignment/right``.
  public var columnTerminator: Character?

  /// Creates a tab stop at a location, in points.
  public init(
    alignment: TextAlignment = .natural, location: Double, columnTerminator: Character? = nil
  ) {
    self.alignment = alignment
    self.location = location
    self.columnTerminator = columnTerminator
  }
}
