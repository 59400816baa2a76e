import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct MultiTouchTests: TouchSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func down(_ id: Int, _ x: Double, _ y: Double) {
    stage.touchDown(id, at: Point(x: x, y: y))
  }

  private func move(_ id: Int, _ x: Double, _ y: Double) {
    stage.touchMove(id, to: Point(x: x, y: y))
  }

  // MARK: B3

  @Test("B3: one event holds every finger, and knows each view's, window's and recognizer's")
  func oneEventHoldsEveryTouch() throws {
    let a = add("a", 0, 0, 100, 100)
    let b = add("b", 100, 0, 100, 100)
    let watcher = TouchObserver("w", log: Log())
    b.addGestureRecognizer(watcher)
    let other = Window(size: Size(width: 10, height: 10))
    var found: Event?
    b.onBegan = { _, event in found = event }
    down(0, 10, 10)
    stage.frame()
    down(1, 110, 10)
    stage.frame()
    let event = try #require(found)
    #expect(event.type == .touches)
    #expect(event.allTouches?.map(\.identifier).sorted() == [0, 1])
    #expect(event.touches(for: a)?.map(\.identifier) == [0])
    #expect(event.touches(for: b)?.map(\.identifier) == [1])
    #expect(event.touches(for: stage.window as View) == nil)
    #expect(event.touches(for: stage.window)?.count == 2)
    #expect(event.touches(for: other) == nil)
    #expect(event.touches(for: watcher)?.map(\.identifier) == [1])
  }

  @Test("B3: one call for each view and phase, with the set of that view's touches")
  func oneCallForEachViewAndPhase() {
    let a = add("a", 0, 0, 200, 200)
    let b = add("b", 200, 0, 200, 200)
    a.isMultipleTouchEnabled = true
    b.isMultipleTouchEnabled = true
    for (id, x) in [(0, 10.0), (1, 210), (2, 20), (3, 220)] { down(id, x, 10) }
    stage.frame()
    #expect(log.take() == ["a began [0, 2]", "b began [1, 3]"])
    for (id, x) in [(0, 15.0), (1, 215), (2, 25), (3, 225)] { move(id, x, 20) }
    stage.frame()
    #expect(log.take() == ["a moved [0, 2]", "b moved [1, 3]"])
    for id in 0...3 { stage.touchUp(id) }
    stage.frame()
    #expect(log.take() == ["a ended [0, 2]", "b ended [1, 3]"])
  }

  @Test("B3: a stationary finger is in the event and not in the call")
  func stationaryFingersAreInTheEventOnly() {
    let a = add("a", 0, 0, 200, 200)
    a.isMultipleTouchEnabled = true
    var phases: [Int: Touch.Phase] = [:]
    a.onMoved = { _, event in
      for touch in event?.allTouches ?? [] { phases[touch.identifier] = touch.phase }
    }
    down(0, 10, 10)
    down(1, 50, 50)
    stage.frame()
    _ = log.take()
    move(1, 60, 60)
    stage.frame()
    #expect(log.take() == ["a moved [1]"])
    #expect(phases == [0: .stationary, 1: .moved])
  }

  @Test("B3: in one event recognizers come first, then began, moved, ended")
  func theOrderWithinOneEvent() {
    let views = (0..<3).map { add("v\($0)", Double($0) * 100, 0, 100, 100) }
    stage.window.addGestureRecognizer(TouchObserver("w", log: log))
    down(0, 10, 10)
    down(1, 110, 10)
    stage.frame()
    _ = log.take()
    stage.touchUp(0)
    move(1, 120, 20)
    down(2, 210, 10)
    stage.frame()
    #expect(
      log.take() == [
        "w began [2]", "w moved [1]", "w ended", "v2 began [2]", "v1 moved [1]", "v0 ended",
      ])
    #expect(views.count == 3)
  }

  @Test("B3: the same event object serves the whole sequence and a finger that ended leaves it")
  func endedFingersLeaveTheEvent() {
    let a = add("a", 0, 0, 200, 200)
    a.isMultipleTouchEnabled = true
    var counts: [Int?] = []
    let note: (Set<Touch>, Event?) -> Void = { _, event in counts.append(event?.allTouches?.count) }
    (a.onBegan, a.onMoved, a.onEnded) = (note, note, note)
    down(0, 10, 10)
    stage.frame()
    down(1, 20, 20)
    stage.frame()
    stage.touchUp(0)
    stage.frame()
    move(1, 30, 30)
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(counts == [1, 2, 2, 1, 1])
  }

  @Test("B3: fingers in two windows are one event, and each window delivers its own")
  func fingersInTwoWindows() throws {
    let other = Window(size: Size(width: 100, height: 100))
    let inOther = TouchView("other", other.bounds, log: log)
    other.addSubview(inOther)
    other.isHidden = false
    stage.render()
    _ = add("a", 0, 0, 100, 100)
    var event: Event?
    inOther.onBegan = { _, found in event = found }
    let surfaces = [stage.window.surface, other.surface]
    func send(_ kind: TouchChange.Kind, of ids: Range<Int>) {
      let changes = ids.map { id in
        TouchChange(
          id: Int32(id), kind: kind, surface: kind == .down ? surfaces[id] : nil,
          location: Point(x: 10, y: 10), timestamp: stage.now)
      }
      stage.application.input(.touch(TouchFrame(seat: 0, timestamp: stage.now, changes: changes)))
      stage.render()
    }
    send(.down, of: 0..<2)
    #expect(log.take() == ["a began", "other began [1]"])
    #expect(event?.allTouches?.count == 2)
    #expect(event?.touches(for: stage.window)?.map(\.identifier) == [0])
    #expect(event?.touches(for: other)?.map(\.identifier) == [1])
    other.close()
    #expect(log.take() == ["other cancelled [1]"])
    send(.up, of: 0..<1)
    #expect(log.take() == ["a ended"])
  }

  // MARK: B5

  @Test("B5: a view with one-touch tracking gets only its first finger until all are up")
  func singleTouchViews() {
    let a = add("a", 0, 0, 200, 200)
    #expect(!a.isMultipleTouchEnabled)
    down(0, 10, 10)
    stage.frame()
    down(1, 20, 20)
    stage.frame()
    move(1, 30, 30)
    stage.frame()
    stage.touchUp(0)
    stage.frame()
    #expect(log.take() == ["a began", "a ended"])
    // The second touch is still down. The view receives neither that touch nor a third one.
    move(1, 40, 40)
    stage.frame()
    down(2, 50, 50)
    stage.frame()
    #expect(log.take().isEmpty)
    stage.touchUp(1)
    stage.touchUp(2)
    stage.frame()
    #expect(log.take().isEmpty)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B5: of two fingers in one frame the view gets the first")
  func singleTouchViewsInOneFrame() {
    _ = add("a", 0, 0, 200, 200)
    down(4, 10, 10)
    down(3, 20, 20)
    stage.frame()
    #expect(log.take() == ["a began [4]"])
  }

  @Test("B5: its recognizers still get all fingers")
  func recognizersGetAllFingers() {
    let a = add("a", 0, 0, 200, 200)
    a.addGestureRecognizer(TouchObserver("w", log: log))
    down(0, 10, 10)
    stage.frame()
    down(1, 20, 20)
    stage.frame()
    move(1, 30, 30)
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(log.take() == ["w began", "a began", "w began [1]", "w moved [1]", "w ended [1]"])
  }

  @Test("B5: fingers on a subview do not count for the superview")
  func subviewsCountForThemselves() {
    let outer = add("outer", 0, 0, 200, 200)
    let inner = TouchView("inner", Rect(x: 0, y: 0, width: 50, height: 50), log: log)
    outer.addSubview(inner)
    down(0, 10, 10)
    stage.frame()
    down(1, 100, 100)
    stage.frame()
    #expect(log.take() == ["inner began", "outer began [1]"])
  }

  @Test("B5: a single-touch view never holds two fingers, also when they change within a frame")
  func singleTouchViewsWhereFingersChange() {
    _ = add("a", 0, 0, 200, 200)
    down(0, 10, 10)
    stage.frame()
    stage.touchUp(0)
    down(1, 20, 20)
    stage.frame()
    #expect(log.take() == ["a began", "a ended", "a began [1]"])
    stage.touchUp(1)
    stage.frame()
    #expect(log.take() == ["a ended [1]"])
  }

  @Test("B5: with multiple touch a hundred fingers arrive and all of them end")
  func aHundredFingers() {
    let a = add("a", 0, 0, 400, 300)
    a.isMultipleTouchEnabled = true
    var began: Set<Int> = []
    var ended: Set<Int> = []
    a.onBegan = { touches, _ in began.formUnion(touches.map(\.identifier)) }
    a.onEnded = { touches, _ in ended.formUnion(touches.map(\.identifier)) }
    for id in 0..<100 { down(id, Double(id), Double(id)) }
    stage.frame()
    #expect(began.count == 100)
    for id in 0..<100 { move(id, Double(id) + 1, Double(id)) }
    stage.frame()
    for id in (0..<100).reversed() {
      stage.touchUp(id)
      if id.isMultiple(of: 7) { stage.frame() }
    }
    stage.frame()
    #expect(ended == began)
  }

  // MARK: B6

  @Test("B6: while an exclusive view tracks, no other view of the window gets touches")
  func exclusiveViewsLockOthersOut() {
    let a = add("a", 0, 0, 100, 100)
    _ = add("b", 100, 0, 100, 100)
    a.isExclusiveTouch = true
    down(0, 10, 10)
    stage.frame()
    down(1, 110, 10)
    stage.frame()
    move(1, 120, 10)
    stage.frame()
    stage.touchUp(0)
    stage.frame()
    move(1, 130, 10)
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(log.take() == ["a began", "a ended"])
    down(1, 110, 10)
    stage.frame()
    #expect(log.take() == ["b began [1]"])
  }

  @Test("B6: while another view tracks, an exclusive one gets nothing")
  func exclusiveViewsAreLockedOut() {
    let a = add("a", 0, 0, 100, 100)
    _ = add("b", 100, 0, 100, 100)
    a.isExclusiveTouch = true
    down(1, 110, 10)
    stage.frame()
    down(0, 10, 10)
    stage.frame()
    #expect(log.take() == ["b began [1]"])
    stage.touchUp(1)
    stage.touchUp(0)
    stage.frame()
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["b ended [1]", "a began", "a ended"])
  }

  @Test("B6: of two fingers in one frame the first decides")
  func exclusiveViewsInOneFrame() {
    let a = add("a", 0, 0, 100, 100)
    _ = add("b", 100, 0, 100, 100)
    a.isExclusiveTouch = true
    down(0, 110, 10)
    down(1, 10, 10)
    stage.frame()
    #expect(log.take() == ["b began"])
  }

  @Test("B6: an exclusive view with multiple touch gets more fingers itself")
  func exclusiveViewsMayHaveSeveralFingers() {
    let a = add("a", 0, 0, 100, 100)
    a.isExclusiveTouch = true
    a.isMultipleTouchEnabled = true
    down(0, 10, 10)
    stage.frame()
    down(1, 20, 10)
    stage.frame()
    #expect(log.take() == ["a began", "a began [1]"])
  }

  @Test("B6: recognizers ignore exclusive touch")
  func recognizersIgnoreExclusiveTouch() {
    let a = add("a", 0, 0, 100, 100)
    let b = add("b", 100, 0, 100, 100)
    a.isExclusiveTouch = true
    b.addGestureRecognizer(TouchObserver("w", log: log))
    down(0, 10, 10)
    stage.frame()
    down(1, 110, 10)
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(log.take() == ["a began", "w began [1]", "w ended [1]"])
  }

  @Test("B6: an exclusive view that was cancelled no longer locks out other views")
  func cancelledExclusiveViews() {
    let a = add("a", 0, 0, 100, 100)
    _ = add("b", 100, 0, 100, 100)
    a.isExclusiveTouch = true
    down(0, 10, 10)
    stage.frame()
    a.removeFromSuperview()
    down(1, 110, 10)
    stage.frame()
    #expect(log.take() == ["a began", "a cancelled", "b began [1]"])
  }
}
