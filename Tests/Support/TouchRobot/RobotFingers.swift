/// What a robot moves fingers with: a stage, or whatever injects them on a compositor.
@MainActor package protocol RobotFingers: AnyObject {
  /// A finger comes down, in points of the window; ``frame()`` delivers what all fingers did.
  func down(_ id: Int, x: Double, y: Double)
  func move(_ id: Int, x: Double, y: Double)
  func up(_ id: Int)
  func frame()
  /// The contact of a finger that is down: its two axes in points, its angle in degrees clockwise from
  /// upright.
  func shape(_ id: Int, major: Double, minor: Double, angle: Double)
  /// The pen is held otherwise than before, which is delivered at once.
  func hold(_ pen: RobotPen, before: RobotPen)
  /// Time passes, in seconds.
  func pass(_ seconds: Double)
}

/// For what can inject fingers alone.
extension RobotFingers {
  package func shape(_ id: Int, major: Double, minor: Double, angle: Double) {}
  package func hold(_ pen: RobotPen, before: RobotPen) {}
}
