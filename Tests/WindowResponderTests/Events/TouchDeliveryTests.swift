import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct TouchDeliveryTests: TouchSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  // MARK: B1

  @Test("B1: one touch object lives from began to ended")
  func oneObjectFromBeganToEnded() {
    let view = add("a", 0, 0, 200, 200)
    var objects: [Touch] = []
    let note: (Set<Touch>, Event?) -> Void = { touches, _ in objects += Array(touches) }
    (view.onBegan, view.onMoved, view.onEnded) = (note, note, note)
    stage.drag(from: Point(x: 10, y: 10), to: Point(x: 50, y: 50), duration: 0.05)
    #expect(log.take() == ["a began", "a moved", "a moved", "a moved", "a ended"])
    #expect(objects.count == 5)
    #expect(objects.allSatisfy { $0 === objects.first })
    #expect(objects.first?.phase == .ended)
  }

  @Test("B1: one touch object lives from began to cancelled")
  func oneObjectFromBeganToCancelled() {
    let view = add("a", 0, 0, 200, 200)
    var objects: [Touch] = []
    let note: (Set<Touch>, Event?) -> Void = { touches, _ in objects += Array(touches) }
    (view.onBegan, view.onCancelled) = (note, note)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchCancel()
    #expect(objects.count == 2)
    #expect(objects.first === objects.last)
    #expect(objects.last?.phase == .cancelled)
  }

  @Test("B1: view and window are those of the beginning, wherever the finger goes")
  func viewAndWindowStay() throws {
    let a = add("a", 0, 0, 100, 100)
    _ = add("b", 100, 0, 100, 100)
    var touch: Touch?
    a.onBegan = { touches, _ in touch = touches.first }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(touch?.view === a)
    stage.touchMove(to: Point(x: 150, y: 10))
    stage.frame()
    stage.touchMove(to: Point(x: -500, y: 9_000))
    stage.frame()
    #expect(touch?.view === a)
    #expect(touch?.window === stage.window)
    #expect(touch?.location(in: nil) == Point(x: -500, y: 9_000))
    stage.touchUp()
    stage.frame()
    #expect(touch?.view === a)
    #expect(log.take() == ["a began", "a moved", "a moved", "a ended"])
  }

  @Test("B1: a view that is laid over the finger later gets nothing of the touch")
  func laterViewsGetNothing() {
    _ = add("a", 0, 0, 100, 100)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    _ = add("b", 0, 0, 100, 100)
    stage.touchMove(to: Point(x: 12, y: 10))
    stage.frame()
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a began", "a moved", "a ended"])
  }

  // MARK: B2

  @Test("B2: the recognizers of the view and all its superviews are collected at began")
  func recognizersAreCollectedAtBegan() {
    let outer = add("outer", 0, 0, 200, 200)
    let inner = TouchView("inner", Rect(x: 0, y: 0, width: 100, height: 100), log: log)
    outer.addSubview(inner)
    let watchers = ["1", "2", "3", "4", "5"].map { TouchObserver($0, log: Log()) }
    inner.addGestureRecognizer(watchers[0])
    inner.addGestureRecognizer(watchers[1])
    outer.addGestureRecognizer(watchers[2])
    stage.window.addGestureRecognizer(watchers[3])
    var touch: Touch?
    inner.onBegan = { touches, _ in touch = touches.first }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(touch?.gestureRecognizers == Array(watchers[0...3]))
    inner.addGestureRecognizer(watchers[4])
    stage.touchMove(to: Point(x: 20, y: 20))
    stage.frame()
    #expect(touch?.gestureRecognizers == Array(watchers[0...3]))
    #expect(watchers[4].log.take().isEmpty)
    stage.touchUp()
    stage.frame()
    #expect(watchers[3].log.take() == ["4 began", "4 moved", "4 ended"])
  }

  @Test("B2: a recognizer of a sibling is not among them")
  func siblingsRecognizersAreNotCollected() {
    let a = add("a", 0, 0, 100, 100)
    let b = add("b", 100, 0, 100, 100)
    b.addGestureRecognizer(TouchObserver("w", log: log))
    var found: [GestureRecognizer]?
    a.onBegan = { touches, _ in found = touches.first?.gestureRecognizers }
    stage.tap(at: Point(x: 10, y: 10))
    #expect(found == [])
    #expect(log.take() == ["a began", "a ended"])
  }

  // MARK: B3, the types

  @Test("B3: phases and event types have UIKit's values")
  func phasesAndTypesHaveTheirValues() {
    #expect(Touch.Phase.began.rawValue == 0)
    #expect(Touch.Phase.moved.rawValue == 1)
    #expect(Touch.Phase.stationary.rawValue == 2)
    #expect(Touch.Phase.ended.rawValue == 3)
    #expect(Touch.Phase.cancelled.rawValue == 4)
    #expect(Event.EventType.touches.rawValue == 0)
    #expect(Event.EventType.motion.rawValue == 1)
    #expect(Event.EventType.remoteControl.rawValue == 2)
    #expect(Event.EventType.presses.rawValue == 3)
    #expect(Event.EventType.scroll.rawValue == 10)
    #expect(Event.EventType.hover.rawValue == 11)
    #expect(Event.EventType.transform.rawValue == 14)
  }

  @Test("B3: every place since the last event is told as a coalesced touch, oldest first")
  func coalescedTouchesReportEveryLocation() {
    let view = add("a", 0, 0, 200, 200)
    var places: [Point] = []
    var before: [Point] = []
    var single: [Touch]?
    var main: Touch?
    view.onBegan = { touches, event in
      single = touches.first.flatMap { event?.coalescedTouches(for: $0) }
    }
    view.onMoved = { touches, event in
      main = touches.first
      guard let touch = touches.first, let all = event?.coalescedTouches(for: touch) else { return }
      places = all.map { $0.location(in: view) }
      before = all.map { $0.previousLocation(in: view) }
    }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(single?.count == 1)
    stage.waitsForTouchFrames = true
    stage.touchMove(to: Point(x: 20, y: 10))
    stage.advance(by: 0.001)
    stage.touchMove(to: Point(x: 30, y: 10))
    stage.advance(by: 0.001)
    stage.touchMove(to: Point(x: 40, y: 10))
    stage.frame()
    #expect(places == [20, 30, 40].map { Point(x: $0, y: 10) })
    #expect(before == [10, 20, 30].map { Point(x: $0, y: 10) })
    #expect(main?.location(in: nil) == Point(x: 40, y: 10))
    #expect(main?.previousLocation(in: nil) == Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a moved"])
    #expect(main.flatMap { Event().coalescedTouches(for: $0) } == nil)
  }

  // MARK: B4

  @Test("B4: nothing is delivered before the frame is closed")
  func nothingBeforeTheFrame() {
    _ = add("a", 0, 0, 200, 200)
    stage.waitsForTouchFrames = true
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.advance(by: 0.5)
    #expect(log.take().isEmpty)
    stage.frame()
    #expect(log.take() == ["a began"])
    stage.touchMove(to: Point(x: 20, y: 10))
    stage.touchUp()
    stage.render()
    #expect(log.take().isEmpty)
    stage.frame()
    #expect(log.take() == ["a ended"])
  }

  @Test("B4: a frame is one event")
  func aFrameIsOneEvent() {
    let view = add("a", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
    var events: [Event?] = []
    view.onBegan = { _, event in events.append(event) }
    for id in 0..<5 { stage.touchDown(id, at: Point(x: Double(10 + id), y: 10)) }
    stage.frame()
    #expect(events.count == 1)
    #expect(events.first??.allTouches?.count == 5)
  }

  @Test("B4: a finger that comes down and goes up within one frame began and ended")
  func downAndUpInOneFrame() {
    _ = add("a", 0, 0, 200, 200)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B4: a finger that comes down and moves within one frame began where it came down")
  func downAndMotionInOneFrame() {
    let view = add("a", 0, 0, 200, 200)
    var place: Point?
    view.onBegan = { touches, _ in place = touches.first?.location(in: view) }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.touchMove(to: Point(x: 60, y: 10))
    stage.frame()
    #expect(place == Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a moved"])
  }

  @Test("B4: an id used again after up is a new touch")
  func anIdUsedAgainIsANewTouch() {
    let view = add("a", 0, 0, 200, 200)
    var objects: [Touch] = []
    view.onBegan = { touches, _ in objects += Array(touches) }
    stage.tap(at: Point(x: 10, y: 10))
    stage.tap(at: Point(x: 10, y: 10))
    #expect(objects.count == 2)
    #expect(objects.first !== objects.last)
  }

  @Test("B4: an id used again within the frame of its up is a new touch, after the end of the old")
  func anIdUsedAgainInTheSameFrame() {
    _ = add("a", 0, 0, 200, 200)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchUp()
    stage.touchDown(at: Point(x: 50, y: 10))
    stage.frame()
    #expect(log.take() == ["a began", "a ended", "a began"])
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a ended"])
  }

  @Test("B4: down on a live id first cancels the old touch")
  func downOnALiveIdCancelsTheOld() {
    let a = add("a", 0, 0, 100, 100)
    let b = add("b", 100, 0, 100, 100)
    var old: Touch?
    var new: Touch?
    a.onBegan = { touches, _ in old = touches.first }
    b.onBegan = { touches, _ in new = touches.first }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchDown(at: Point(x: 150, y: 10))
    stage.frame()
    #expect(log.take() == ["a began", "a cancelled", "b began"])
    #expect(old !== new)
    #expect(old?.phase == .cancelled)
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["b ended"])
  }

  @Test("B4: down on a live id in the very frame of its first down")
  func downTwiceInOneFrame() {
    _ = add("a", 0, 0, 100, 100)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.touchDown(at: Point(x: 20, y: 10))
    stage.frame()
    #expect(log.take() == ["a began", "a cancelled", "a began"])
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a ended"])
  }

  @Test("B4: motion and up of an unknown finger do nothing")
  func unknownFingersDoNothing() {
    _ = add("a", 0, 0, 400, 300)
    stage.touchMove(7, to: Point(x: 10, y: 10))
    stage.frame()
    stage.touchUp(7)
    stage.frame()
    stage.touchUp(-1)
    stage.touchShape(99, majorRadius: 4, minorRadius: 3)
    stage.frame()
    #expect(log.take().isEmpty)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B4: huge and negative ids are fingers like any other")
  func hugeIds() {
    let view = add("a", 0, 0, 400, 300)
    view.isMultipleTouchEnabled = true
    for id in [Int(Int32.max), Int(Int32.min), -1] {
      stage.touchDown(id, at: Point(x: 10, y: 10))
      stage.frame()
      stage.touchUp(id)
      stage.frame()
      #expect(log.take() == ["a began [\(id)]", "a ended [\(id)]"])
    }
  }

  // MARK: B10

  @Test("B10: the base class forwards touches along next to the window and the application")
  func touchesAreForwarded() {
    let window = TouchLogWindow(size: Size(width: 100, height: 100))
    let outer = TouchView("outer", window.bounds, log: window.log)
    outer.forwards = true
    let plain = View(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(plain)
    plain.touchesBegan([], with: nil)
    plain.touchesMoved([], with: nil)
    plain.touchesEnded([], with: nil)
    plain.touchesCancelled([], with: nil)
    #expect(
      window.log.take() == [
        "outer began []", "window began", "outer moved []", "window moved", "outer ended []",
        "window ended", "outer cancelled []", "window cancelled",
      ])
  }

  @Test("B10: a class that does not call super ends the trip")
  func noSuperEndsTheTrip() {
    let outer = add("outer", 0, 0, 200, 200)
    let inner = TouchView("inner", outer.bounds, log: log)
    outer.addSubview(inner)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["inner began", "inner ended"])
    inner.forwards = true
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test("B10: a control ends the trip, also when it is disabled")
  func controlsEndTheTrip() {
    let outer = add("outer", 0, 0, 200, 200)
    let control = Control(frame: outer.bounds)
    outer.addSubview(control)
    let end = Point(x: 50, y: 50)
    stage.drag(from: Point(x: 10, y: 10), to: end)
    control.isEnabled = false
    stage.drag(from: Point(x: 10, y: 10), to: end)
    stage.touchDown(at: end)
    stage.frame()
    stage.touchCancel()
    #expect(log.take().isEmpty)
  }

  @Test("B10: a label or image view in a view lets the view have the touch")
  func labelsLetTouchesThrough() {
    let outer = add("outer", 0, 0, 200, 200)
    outer.addSubview(Label(frame: outer.bounds))
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["outer began", "outer ended"])
  }
}
