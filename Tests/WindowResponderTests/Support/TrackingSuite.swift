import ResponderTestKit

/// A suite of tests of a control that logs its tracking, in the middle of a window.
@MainActor protocol TrackingSuite {
  var stage: Stage { get }
  /// A point inside the control.
  var inside: Point { get }
}

extension TrackingSuite {
  /// Begins a touch, inside the control unless a point is given, and ends the frame.
  func down(_ point: Point? = nil) {
    stage.touchDown(at: point ?? inside)
    stage.frame()
  }

  /// Moves the touch, and ends the frame.
  func move(_ x: Double, _ y: Double) {
    stage.touchMove(to: Point(x: x, y: y))
    stage.frame()
  }

  /// Lifts the touch, and ends the frame.
  func up() {
    stage.touchUp()
    stage.frame()
  }
}
