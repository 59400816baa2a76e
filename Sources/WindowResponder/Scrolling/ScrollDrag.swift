/// A drag of the content, with a touch on the screen or two fingers on a touchpad.
struct ScrollDrag {
  enum Source {
    case touch, touchpad
  }

  let source: Source
  /// The content offset at the start of the drag.
  var first: Point
  /// The offset at the start of the drag without the rubber band effect.
  var pulled: Point
  /// The translation of the drag since its start, without the slop.
  var travel = Vector.zero
  /// The time of the last move, in seconds on the application's clock.
  var lastMove = -Double.infinity
  /// The part of the translation that has moved nothing.
  var slop = Vector.zero
  var movesHorizontally: Bool
  var movesVertically: Bool
}
