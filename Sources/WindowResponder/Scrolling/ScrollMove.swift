import ResponderPhysics

/// Content that moves by itself: both axes, from one moment on.
struct ScrollMove {
  enum Kind {
    /// It was let go.
    case deceleration
    /// The program sent it there.
    case animation
    /// A wheel was turned, or a key pressed.
    case following
  }

  let kind: Kind
  var x: ScrollCurve
  var y: ScrollCurve
  /// When it began, in seconds.
  var start: Double
  /// Where it ends: exactly there, whatever rounding makes of the places on the way.
  var end: Point
  /// Whether parts of a wheel's step are in it.
  var hasParts = false
  /// How far the content itself has been moved meanwhile.
  var shift = Vector.zero

  var duration: Double { max(x.duration, y.duration) }

  func position(at time: Double) -> Point {
    Point(x: x.position(at: time - start), y: y.position(at: time - start)) + shift
  }

  func velocity(at time: Double) -> Vector {
    Vector(dx: x.velocity(at: time - start), dy: y.velocity(at: time - start))
  }

  /// Whether it is over at a time.
  func isOver(at time: Double) -> Bool { time - start >= duration }
}
