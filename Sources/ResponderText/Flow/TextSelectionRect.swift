import ResponderGeometry
import ResponderGraphics

/// A rectangle of a selection. Follows `UITextSelectionRect`.
public struct TextSelectionRect: Hashable, Sendable {
  /// The rectangle, in the text input's coordinates, in points.
  public var rect: Rect
  /// The writing direction of the text in the rectangle, for programs. The library sets it.
  public var writingDirection: WritingDirection
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  public var containsStart: Bool
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
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
