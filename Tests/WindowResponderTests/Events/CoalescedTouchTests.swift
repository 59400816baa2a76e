import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct CoalescedTouchTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let view: TouchView

  init() {
    view = TouchView("a", Rect(x: 0, y: 0, width: 200, height: 200), log: log)
    stage.window.addSubview(view)
    stage.render()
    stage.advance(by: 0.1)
    stage.application.interactionSettings.coalescesMoves = true
  }

  /// Marks the view as dirty at each move, and calls a closure with the x coordinates of the coalesced
  /// touches of each event.
  private func followPlaces(_ note: @escaping ([Double]) -> Void) {
    view.onMoved = { [unowned view] touches, event in
      view.setNeedsDisplay()
      guard let touch = touches.first else { return }
      note(event?.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } ?? [])
    }
  }

  private func move(to x: Double) {
    stage.touchMove(to: Point(x: x, y: 10))
    stage.frame()
  }

  private func pressAndDraw() {
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    view.setNeedsDisplay()
    stage.advance(by: 0)
  }

  @Test("B3: moves that come while a frame is under way are one event at its end, with every place")
  func joinsMoves() {
    var places: [[Double]] = []
    followPlaces { places.append($0) }
    pressAndDraw()
    for x in [11.0, 12, 13] { move(to: x) }
    #expect(places.isEmpty)
    stage.advance(by: 1.0 / 60 + 0.001)
    #expect(places == [[11, 12, 13]])
  }

  @Test("B3: a move that no frame is under way for is delivered at once")
  func atOnce() {
    var places: [[Double]] = []
    followPlaces { places.append($0) }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.advance(by: 0.1)
    move(to: 11)
    #expect(places == [[11]])
  }

  @Test("B3: a finger that is lifted waits for nothing, and comes after the moves before it")
  func liftsAtOnce() {
    pressAndDraw()
    _ = log.take()
    move(to: 11)
    move(to: 12)
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a moved", "a ended"])
  }

  @Test(
    "B3: a second finger that comes down waits for nothing, and comes after the moves before it")
  func downAtOnce() {
    view.isMultipleTouchEnabled = true
    pressAndDraw()
    _ = log.take()
    move(to: 11)
    stage.touchDown(1, at: Point(x: 50, y: 50))
    stage.frame()
    #expect(log.take() == ["a moved", "a began [1]"])
  }

  @Test("B4: a cancel comes after the moves that are held, and at once")
  func cancelAtOnce() {
    pressAndDraw()
    _ = log.take()
    move(to: 11)
    stage.touchCancel()
    #expect(log.take() == ["a moved", "a cancelled"])
  }

  @Test("B3: where the frame does not come, moves wait for a named time and no longer")
  func deadline() {
    stage.application.interactionSettings.longestMoveDelay = 0.004
    var places: [[Double]] = []
    followPlaces { places.append($0) }
    pressAndDraw()
    move(to: 11)
    stage.advance(by: 0.003)
    move(to: 12)
    #expect(places.isEmpty)
    stage.advance(by: 0.0015)
    #expect(places == [[11, 12]])
  }

  @Test("B3: at 1,000 Hz there is one event a frame, in order, and nothing is lost")
  func thousandHertz() {
    var places: [[Double]] = []
    var lags: [Double] = []
    followPlaces { [unowned stage] in
      places.append($0)
      lags.append(stage.now)
    }
    pressAndDraw()
    let start = stage.frameCount
    let begin = stage.now
    for step in 1...500 {
      stage.advance(by: 0.001)
      move(to: 10 + Double(step) / 4)
    }
    stage.advance(by: 0.1)
    let expected: [Double] = (1...500).map { 10 + Double($0) / 4 }
    #expect(places.flatMap(\.self) == expected)
    let frames = stage.frameCount - start
    #expect(places.count <= frames + 1)
    #expect((29...32).contains(frames))
    // Step n happened n milliseconds after the beginning.
    var step = 0
    for (event, delivered) in zip(places, lags) {
      let oldest = begin + Double(step + 1) * 0.001
      #expect(delivered - oldest <= 1.0 / 60 + 1e-6)
      step += event.count
    }
  }

  @Test("B12: a pointer that is dragged tells every place too, and one that hovers its last one")
  func pointer() {
    var places: [[Double]] = []
    followPlaces { places.append($0) }
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    view.setNeedsDisplay()
    stage.advance(by: 0)
    for x in [11.0, 12, 13] { stage.pointerMove(to: Point(x: x, y: 10)) }
    #expect(places.isEmpty)
    stage.advance(by: 1.0 / 60 + 0.001)
    #expect(places == [[11, 12, 13]])
  }

  @Test("B12: hovering tells one event a frame, of the last place")
  func hover() {
    let window = stage.window
    view.setNeedsDisplay()
    stage.advance(by: 0)
    for x in [11.0, 12, 13] { stage.pointerMove(to: Point(x: x, y: 10)) }
    #expect(window.pointer.location == nil)
    stage.advance(by: 1.0 / 60 + 0.001)
    #expect(window.pointer.location == Point(x: 13, y: 10))
  }

  @Test("B3: with the setting off every move is an event of its own")
  func off() {
    stage.application.interactionSettings.coalescesMoves = false
    var places: [[Double]] = []
    followPlaces { places.append($0) }
    pressAndDraw()
    for x in [11.0, 12] { move(to: x) }
    #expect(places == [[11], [12]])
  }

  @Test("B3: a key comes after the moves before it")
  func keysKeepOrder() {
    pressAndDraw()
    _ = log.take()
    move(to: 11)
    stage.keyDown(.keyboardA)
    #expect(log.take() == ["a moved"])
  }
}
