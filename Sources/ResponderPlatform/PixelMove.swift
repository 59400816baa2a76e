import ResponderGeometry

/// Pixels of one frame that are found elsewhere in the next: what a scroll does.
///
/// What is moved beyond the rectangle's edges is lost. What is uncovered keeps its old pixels and has
/// to be drawn.
package struct PixelMove: Hashable, Sendable {
  /// Where the pixels come from and where they stay, in whole device pixels.
  package var rect: Rect
  /// How far they move, in device pixels; positive is right and down.
  package var dx: Int
  package var dy: Int

  package init(rect: Rect, dx: Int, dy: Int) {
    self.rect = rect
    self.dx = dx
    self.dy = dy
  }

  /// Where pixels arrive; ``Rect/null`` or empty where none do.
  package var target: Rect {
    rect.intersection(rect.offsetBy(dx: Double(dx), dy: Double(dy)))
  }

  /// What no pixel arrives at, in rectangles that do not overlap.
  package var uncovered: [Rect] { rect.parts(outside: [target]) }

  /// Whether no move touches what another has touched.
  static func lieApart(_ moves: [PixelMove]) -> Bool {
    for (index, move) in moves.enumerated() {
      for other in moves[..<index] where other.rect.intersects(move.rect) { return false }
    }
    return true
  }
}
