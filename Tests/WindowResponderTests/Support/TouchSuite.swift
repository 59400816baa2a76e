import ResponderTestKit
import TestScenes

/// A suite of tests whose views log their touches.
@MainActor protocol TouchSuite {
  var stage: Stage { get }
  var log: Log { get }
}

extension TouchSuite {
  /// Adds a view to the window. The frame is in window coordinates.
  func add(
    _ name: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 100
  ) -> TouchView {
    let view = TouchView(name, Rect(x: x, y: y, width: width, height: height), log: log)
    stage.window.addSubview(view)
    return view
  }

  /// Begins a touch, and ends the frame.
  func down(_ id: Int = 0, _ x: Double = 10, _ y: Double = 10) {
    stage.touchDown(id, at: Point(x: x, y: y))
    stage.frame()
  }

  /// Lifts a touch, and ends the frame.
  func up(_ id: Int = 0) {
    stage.touchUp(id)
    stage.frame()
  }

  /// Moves and lifts a touch that should have ended, and returns the log lines that result.
  func finish(_ id: Int = 0) -> [String] {
    stage.touchMove(id, to: Point(x: 20, y: 20))
    stage.frame()
    up(id)
    return log.take()
  }
}
