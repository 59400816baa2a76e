import WindowResponder

/// Something that a test shows on its ground, in points.
enum Mark: Hashable, Sendable {
  /// How a mark stands out.
  enum Emphasis: Hashable, Sendable {
    /// It comes later.
    case later
    /// It is to be done now.
    case now
    /// It is done.
    case done
    /// It was passed over, or is wrong.
    case missed
  }

  /// Cells over the whole window.
  case cells(CellMap)
  /// A place to touch; `share` of its ring is full.
  case target(Point, radius: Double, Emphasis, share: Double)
  /// A place that was reported.
  case report(Point, Emphasis)
  /// A line to follow.
  case line(Point, Point, Emphasis)
  /// A ring to follow.
  case ring(Point, radius: Double, Emphasis)
  /// Where a finger went.
  case trail([Point])
  /// Where a finger is.
  case finger(Point)
  /// A way to go.
  case arrow(Point, Point, Emphasis)
  /// A part of the screen that something lies on.
  case zone(Rect, String)
  /// A large reading, with what it is below.
  case reading(Point, String, String)
  /// Shares from 0 to 1, side by side, with names.
  case bars(Rect, [Bar])
  /// A line that follows the finger, and where it is predicted to go.
  case ink([Point], predicted: [Point])

  /// A bar, with its name and what it has reached in words.
  struct Bar: Hashable, Sendable {
    var name: String
    var share: Double
    var text: String
  }
}
