/// The interface with which a robot moves touches, on a stage or with an injector of input on a compositor.
@MainActor package protocol RobotFingers: AnyObject {
  /// Begins a touch at a position in points of the window. ``frame()`` delivers the changes of all touches.
  func down(_ id: Int, x: Double, y: Double)
  func move(_ id: Int, x: Double, y: Double)
  func up(_ id: Int)
  func frame()
  /// Sets the shape of a touch's contact: its two axes in points, and its angle in degrees clockwise from
  /// upright.
  func shape(_ id: Int, major: Double, minor: Double, angle: Double)
  /// Changes the state of the pen, and delivers it immediately.
  func hold(_ pen: RobotPen, before: RobotPen)
  /// Lets a number of seconds pass.
  func pass(_ seconds: Double)
}

/// The default implementations for injectors that support only touches.
extension RobotFingers {
  package func shape(_ id: Int, major: Double, minor: Double, angle: Double) {}
  package func hold(_ pen: RobotPen, before: RobotPen) {}
}
