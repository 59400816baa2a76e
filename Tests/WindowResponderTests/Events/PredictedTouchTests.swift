import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct PredictedTouchTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view: TouchView

  init() {
    view = TouchView("a", Rect(x: 0, y: 0, width: 400, height: 300), log: Log())
    stage.window.addSubview(view)
  }

  /// Moves a touch through some locations, 10 ms apart, and returns the predicted touches of the last move.
  private func predictions(_ places: [Point]) -> [Touch] {
    var found: [Touch] = []
    view.onMoved = { touches, event in
      found = touches.first.flatMap { event?.predictedTouches(for: $0) } ?? []
    }
    for (index, place) in places.enumerated() {
      if index == 0 { stage.touchDown(at: place) } else { stage.touchMove(to: place) }
      stage.frame()
      if index < places.count - 1 { stage.advance(by: 0.01) }
    }
    return found
  }

  @Test("B3: a finger on a straight way is predicted on that way, about a frame ahead")
  func straight() throws {
    let places = (0..<6).map { Point(x: 10 + 5 * Double($0), y: 20 - 2 * Double($0)) }
    let predicted = predictions(places)
    let touch = try #require(predicted.last)
    let ahead = touch.timestamp - stage.now
    #expect(ahead > 0 && ahead <= 1.0 / 60 + 1e-9)
    let place = touch.location(in: nil)
    #expect(abs(place.x - (35 + 500 * ahead)) < 0.01)
    #expect(abs(place.y - (10 - 200 * ahead)) < 0.01)
  }

  @Test("B3: what is predicted says so, in the order of time, each after the one before")
  func flagged() throws {
    stage.application.interactionSettings.touchPredictionInterval = 0.03
    let predicted = predictions((0..<6).map { Point(x: 10 * Double($0), y: 0) })
    try #require(predicted.count > 1)
    #expect(predicted.allSatisfy { $0.isPredicted && $0.view === view })
    let times = predicted.map(\.timestamp)
    #expect(times == times.sorted() && times[0] > stage.now)
    #expect(predicted[1].previousLocation(in: nil) == predicted[0].location(in: nil))
  }

  @Test("B3: a finger that has just come down is not predicted")
  func young() {
    #expect(predictions([Point(x: 0, y: 0), Point(x: 5, y: 0)]).isEmpty)
  }

  @Test("B3: only the last moments count: a finger that turned is predicted where it goes now")
  func turned() throws {
    var places = (0..<10).map { Point(x: 10 * Double($0), y: 0) }
    places += (1..<8).map { Point(x: 90, y: 10 * Double($0)) }
    let touch = try #require(predictions(places).last)
    #expect(abs(touch.location(in: nil).x - 90) < 0.01)
    #expect(touch.location(in: nil).y > 70)
  }

  @Test("B3: a touch that is over has no prediction, and one of another event none at all")
  func over() {
    var ended: [Touch]?
    view.onEnded = { touches, event in
      ended = touches.first.flatMap { event?.predictedTouches(for: $0) }
    }
    _ = predictions((0..<6).map { Point(x: 10 * Double($0), y: 0) })
    stage.touchUp()
    stage.frame()
    #expect(ended == [])
    let stranger = Touch(
      type: .direct, location: .zero, timestamp: 0, window: stage.window)
    #expect(Event().predictedTouches(for: stranger) == nil)
  }

  @Test("B3: a finger that rests in an event is not predicted in it")
  func resting() {
    view.isMultipleTouchEnabled = true
    _ = predictions((0..<6).map { Point(x: 10 * Double($0), y: 0) })
    var resting: [Touch]?
    view.onBegan = { touches, event in
      let other = event?.allTouches?.first { !touches.contains($0) }
      resting = other.flatMap { event?.predictedTouches(for: $0) }
    }
    stage.touchDown(1, at: Point(x: 100, y: 100))
    stage.frame()
    #expect(resting == [])
  }
}
