import ResponderPhysics

/// A move of the content on both axes, from a start time.
struct ScrollMove {
  enum Kind {
    /// A deceleration after a drag.
    case deceleration
    /// An animation by the program.
    case animation
    /// A move for a wheel or a key.
    case following
  }

  let kind: Kind
  var x: ScrollCurve
  var y: ScrollCurve
  /// The start time, in seconds.
  var start: Double
  /// The exact end. Offsets on the way may be rounded.
  var end: Point
  /// A Boolean value that indicates whether the move includes parts of a wheel's step.
  var hasParts = false
  /// The distance by which the content itself was moved during the move.
  var shift = Vector.zero

  var duration: Double { max(x.duration, y.duration) }

  func position(at time: Double) -> Point {
    Point(x: x.position(at: time - start), y: y.position(at: time - start)) + shift
  }

  func velocity(at time: Double) -> Vector {
    Vector(dx: x.velocity(at: time - start), dy: y.velocity(at: time - start))
  }

  /// Returns a Boolean value that indicates whether the move is over at a time.
  func isOver(at time: Double) -> Bool { time - start >= duration }
}
