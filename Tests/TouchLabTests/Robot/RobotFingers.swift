import ResponderTestKit

/// What a robot moves fingers with: a stage here; on a compositor, whatever injects them there.
@MainActor protocol RobotFingers {
  /// A finger comes down, in points of the window; ``frame()`` delivers what all fingers did.
  func touchDown(_ id: Int, at place: Point)
  func touchMove(_ id: Int, to place: Point)
  func touchUp(_ id: Int)
  func frame()
  /// Time passes, in seconds.
  func advance(by seconds: Double)
}

extension Stage: RobotFingers {}
