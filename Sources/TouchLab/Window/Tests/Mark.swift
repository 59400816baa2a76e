import WindowResponder

/// A mark that a test shows on its background, in points.
enum Mark: Hashable, Sendable {
  /// The emphasis of a mark.
  enum Emphasis: Hashable, Sendable {
    /// The mark is for a later step.
    case later
    /// The mark is for the current step.
    case now
    /// The step is done.
    case done
    /// The step was skipped, or is wrong.
    case missed
  }

  /// Cells over the whole window.
  case cells(CellMap)
  /// A position to touch. `share` is the filled fraction of its ring.
  case target(Point, radius: Double, Emphasis, share: Double)
  /// A reported position.
  case report(Point, Emphasis)
  /// A line to follow.
  case line(Point, Point, Emphasis)
  /// A ring to follow.
  case ring(Point, radius: Double, Emphasis)
  /// The path of a touch.
  case trail([Point])
  /// The position of a touch.
  case touch(Point)
  /// A direction to move.
  case arrow(Point, Point, Emphasis)
  /// A part of the screen on which an object rests.
  case zone(Rect, String)
  /// A large value, with a description below.
  case reading(Point, String, String)
  /// Bars with fractions from 0 to 1, side by side, with names.
  case bars(Rect, [Bar])
  /// A line that follows the touch, and its predicted continuation.
  case ink([Point], predicted: [Point])

  /// A bar with its name, and its value as text.
  struct Bar: Hashable, Sendable {
    var name: String
    var share: Double
    var text: String
  }
}
