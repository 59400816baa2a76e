import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct EventPathTests {
  @Test("B13: Application.sendEvent, then Window.sendEvent, then recognizers, then the view")
  func theWayOfAnEvent() {
    let way = SpyStage()
    way.tap()
    #expect(
      way.log.take() == [
        "application touches", "window touches", "w began", "a began",
        "application touches", "window touches", "w ended", "a ended",
      ])
  }

  @Test("B13: an application that swallows events keeps them from the window")
  func applicationsMaySwallow() {
    let way = SpyStage()
    way.application.swallowsEvents = true
    way.tap()
    #expect(way.log.take() == ["application touches", "application touches"])
    way.application.swallowsEvents = false
    way.tap()
    #expect(way.log.take().contains("a ended"))
  }

  @Test("B13: a window that swallows events keeps them from its views")
  func windowsMaySwallow() {
    let way = SpyStage()
    way.window.swallows = true
    way.tap()
    #expect(!way.log.take().contains("a began"))
    // No view receives the end of a touch whose beginning was swallowed, even if the end is not swallowed.
    way.stage.touchDown(at: Point(x: 10, y: 10))
    way.stage.frame()
    way.window.swallows = false
    way.stage.touchUp()
    way.stage.frame()
    #expect(!way.log.take().contains("a ended"))
  }

  @Test("B13: both see hover, scroll, key and remote-control events")
  func everyKindOfEventPasses() {
    let way = SpyStage()
    way.application.beginReceivingRemoteControlEvents()
    way.stage.pointerMove(to: Point(x: 10, y: 10))
    way.stage.scroll(by: Vector(dx: 0, dy: 10), at: Point(x: 10, y: 10))
    way.stage.keyDown(.keyboardA)
    way.stage.shake()
    way.stage.remoteControl(.remoteControlPlay)
    let lines = Set(way.log.take())
    for kind in ["hover", "scroll", "presses", "motion", "remoteControl"] {
      #expect(lines.contains("application \(kind)"))
      #expect(lines.contains("window \(kind)"))
    }
  }
}

/// A stage whose application, window, recognizer and view write to one log.
@MainActor private final class SpyStage {
  let log = Log()
  let application: SpyApplication
  let window = SpyWindow(size: Size(width: 100, height: 100))
  let stage: Stage

  init() {
    application = SpyApplication(log: log)
    stage = Stage(size: Size(width: 100, height: 100), application: application, window: window)
    window.log = log
    let view = TouchView("a", window.bounds, log: log)
    view.addGestureRecognizer(TouchObserver("w", log: log))
    window.addSubview(view)
    _ = log.take()
  }

  func tap() { stage.tap(at: Point(x: 10, y: 10)) }
}
