import ResponderGeometry
import ResponderGraphics

/// One of the rectangles that a selection is made of. Follows `UITextSelectionRect`.
public struct TextSelectionRect: Hashable, Sendable {
  /// Where it is, in the text input's coordinates, in points.
  public var rect: Rect
  /// Which way the text in it is written.
  public var writingDirection: WritingDirection
  /// Whether the selection starts in it.
  public var containsStart: Bool
  /// Whether the selection ends in it.
  public var containsEnd: Bool

  /// Creates a rectangle.
  public init(
    rect: Rect, writingDirection: WritingDirection = .leftToRight, containsStart: Bool = false,
    containsEnd: Bool = false
  ) {
    self.rect = rect
    self.writingDirection = writingDirection
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }
}
