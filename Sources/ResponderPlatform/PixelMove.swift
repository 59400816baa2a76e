import ResponderGeometry

/// A rectangle of pixels that moves from one frame to the next, as in a scroll.
///
/// Pixels that move beyond the rectangle's edges are lost. The uncovered part keeps its old pixels and must
/// be drawn.
package struct PixelMove: Hashable, Sendable {
  /// The rectangle in which pixels move, in integer device pixels.
  package var rect: Rect
  /// The horizontal distance, in device pixels. It is positive to the right.
  package var dx: Int
  package var dy: Int

  package init(rect: Rect, dx: Int, dy: Int) {
    self.rect = rect
    self.dx = dx
    self.dy = dy
  }

  /// The rectangle to which pixels move. It is ``Rect/null`` or empty if there is none.
  package var target: Rect {
    rect.intersection(rect.offsetBy(dx: Double(dx), dy: Double(dy)))
  }

  /// The parts to which no pixels move, as rectangles that do not overlap.
  package var uncovered: [Rect] { rect.parts(outside: [target]) }

  /// Returns a Boolean value that indicates whether the rectangles of moves do not overlap.
  static func lieApart(_ moves: [PixelMove]) -> Bool {
    for (index, move) in moves.enumerated() {
      for other in moves[..<index] where other.rect.intersects(move.rect) { return false }
    }
    return true
  }
}
