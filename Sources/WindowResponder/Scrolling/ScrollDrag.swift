/// Content that the user holds, with a finger on the screen or two on a touchpad.
struct ScrollDrag {
  enum Source {
    case touch, touchpad
  }

  let source: Source
  /// Where the content was shown when it was taken hold of.
  var first: Point
  /// Where it would have been had it not given way like a rubber band.
  var pulled: Point
  /// How far the fingers have gone since, less the slop.
  var travel = Vector.zero
  /// When they last moved the content, in seconds on the application's clock.
  var lastMove = -Double.infinity
  /// The part of the finger's way that moved nothing.
  var slop = Vector.zero
  var movesHorizontally: Bool
  var movesVertically: Bool
}
