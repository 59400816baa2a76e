import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct SeenEventsTests {
  /// A window that records the events it receives.
  final class WatchingWindow: Window {
    var seen: [(phases: [Touch.Phase], radii: [Double], angles: [Double?])] = []

    override func sendEvent(_ event: Event) {
      if event.type == .touches, let touches = event.allTouches {
        seen.append(
          (touches.map(\.phase), touches.map(\.majorRadius), touches.map(\.orientation)))
      }
      super.sendEvent(event)
    }
  }

  @Test("B11: a finger that only changes its shape is stationary, and its event is sent at once")
  func shapeAlone() {
    let window = WatchingWindow(size: Size(width: 100, height: 100))
    let stage = Stage(size: Size(width: 100, height: 100), window: window)
    let log = Log()
    window.addSubview(TouchView("a", Rect(x: 0, y: 0, width: 100, height: 100), log: log))

    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchShape(majorRadius: 12, minorRadius: 7, orientation: 0.5)
    stage.frame()

    #expect(window.seen.count == 2)
    #expect(window.seen.last?.phases == [.stationary])
    #expect(window.seen.last?.radii == [12])
    #expect(window.seen.last?.angles == [0.5])
    #expect(log.take() == ["a began"])
  }

  @Test("the shape of a finger that is not down is nobody's")
  func unknownTouch() {
    let window = WatchingWindow(size: Size(width: 100, height: 100))
    let stage = Stage(size: Size(width: 100, height: 100), window: window)
    stage.touchShape(3, majorRadius: 12, minorRadius: 7)
    stage.frame()
    #expect(window.seen.isEmpty)
  }

  @Test("B8, B13: a move of the window takes the touch away, and every event of it is seen")
  func windowMove() {
    let window = WatchingWindow(size: Size(width: 300, height: 200))
    let stage = Stage(size: Size(width: 300, height: 200), window: window, hasTitleBar: true)
    stage.pointerMove(to: Point(x: 100, y: 22))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 140, y: 22))
    #expect(stage.windowManagerRequests == ["move"])
    #expect(window.seen.map(\.phases) == [[.began], [.moved], [.cancelled]])
    stage.pointerUp()
    #expect(window.seen.count == 3)
  }
}
