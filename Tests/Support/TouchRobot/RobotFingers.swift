/// What a robot moves fingers with: a stage, or whatever injects them on a compositor.
@MainActor package protocol RobotFingers: AnyObject {
  /// A finger comes down, in points of the window; ``frame()`` delivers what all fingers did.
  func down(_ id: Int, x: Double, y: Double)
  func move(_ id: Int, x: Double, y: Double)
  func up(_ id: Int)
  func frame()
  /// Time passes, in seconds.
  func pass(_ seconds: Double)
}
