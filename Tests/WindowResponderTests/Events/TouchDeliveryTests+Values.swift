import ResponderTestKit
import Testing

/// Tests of B11: the timestamp, the location and the shape of a touch.
extension TouchDeliveryTests {
  @Test("B11: the timestamp is the event's time and not the wall clock")
  func timestampsAreTheCompositors() {
    let view = add("a", 0, 0, 200, 200)
    var times: [Double] = []
    view.onBegan = { touches, event in
      times += [touches.first?.timestamp ?? -1, event?.timestamp ?? -1]
    }
    view.onEnded = view.onBegan
    let start = stage.now
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.advance(by: 2.5)
    stage.touchUp()
    stage.frame()
    #expect(times == [start, start, start + 2.5, start + 2.5])
  }

  @Test("B11: the event has the time of the last change in its frame")
  func frameTime() {
    let view = add("a", 0, 0, 200, 200)
    var times: [Double] = []
    view.onBegan = { touches, event in
      times += [touches.first?.timestamp ?? -1, event?.timestamp ?? -1]
    }
    let start = stage.now
    stage.waitsForTouchFrames = true
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.advance(by: 0.5)
    stage.touchShape(majorRadius: 4, minorRadius: 3)
    stage.frame()
    #expect(times == [start, start])
  }

  @Test("B11: at began the previous location is the location")
  func previousLocationAtBegan() {
    let view = add("a", 20, 30, 200, 200)
    var pair: [Point] = []
    view.onBegan = { touches, _ in
      pair = touches.flatMap { [$0.location(in: view), $0.previousLocation(in: view)] }
    }
    stage.tap(at: Point(x: 50, y: 50))
    #expect(pair == [Point(x: 30, y: 20), Point(x: 30, y: 20)])
  }

  @Test("B11: the previous location is that of the event before")
  func previousLocationIsTheLastEvents() {
    let view = add("a", 0, 0, 200, 200)
    var pairs: [[Point]] = []
    let note: (Set<Touch>, Event?) -> Void = { touches, _ in
      pairs += touches.map { [$0.previousLocation(in: view), $0.location(in: view)] }
    }
    (view.onMoved, view.onEnded) = (note, note)
    stage.touchDown(at: Point(x: 0, y: 0))
    stage.frame()
    for x in [10.0, 30] {
      stage.touchMove(to: Point(x: x, y: 0))
      stage.frame()
    }
    stage.touchUp()
    stage.frame()
    let (zero, ten, thirty) = (Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 30, y: 0))
    #expect(pairs == [[zero, ten], [ten, thirty], [thirty, thirty]])
  }

  @Test("B11: a move without a change of position is stationary and is not delivered")
  func motionlessMovesAreStationary() {
    let view = add("a", 0, 0, 200, 200)
    var touch: Touch?
    view.onBegan = { touches, _ in touch = touches.first }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchMove(to: Point(x: 10, y: 10))
    stage.frame()
    #expect(log.take() == ["a began"])
    #expect(touch?.phase == .stationary)
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a ended"])
  }

  @Test("B11: the shape and orientation of a contact are the touch's")
  func shapeAndOrientation() {
    let view = add("a", 0, 0, 200, 200)
    var radii: [Double] = []
    var angle: Double?
    view.onBegan = { touches, _ in
      radii = touches.flatMap { [$0.majorRadius, $0.minorRadius] }
      angle = touches.first?.orientation
    }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.touchShape(majorRadius: 8, minorRadius: 6, orientation: 0.3)
    stage.frame()
    #expect(radii == [8, 6])
    #expect(angle == 0.3)
  }
}
