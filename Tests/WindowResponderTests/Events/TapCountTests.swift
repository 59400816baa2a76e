import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct TapCountTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view: TapCountView

  init() {
    view = TapCountView(frame: stage.window.bounds)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
  }

  private func tap(_ x: Double, _ y: Double, after pause: Double = 0.1) {
    stage.advance(by: pause)
    stage.tap(at: Point(x: x, y: y))
  }

  @Test("B7: touches in quick succession in one place count up")
  func quickTapsCountUp() {
    for _ in 0..<4 { tap(100, 100) }
    #expect(view.counts == [1, 2, 3, 4])
  }

  @Test("B7: a touch that begins within 0.35 s of the last one's end counts, a later one does not")
  func theIntervalCounts() {
    #expect(stage.application.interactionSettings.tapInterval == 0.35)
    tap(100, 100)
    tap(100, 100, after: 0.34)
    tap(100, 100, after: 0.36)
    #expect(view.counts == [1, 2, 1])
  }

  @Test("B7: the interval is measured from the end of the last touch, however long it lasted")
  func longTouchesCountToo() {
    stage.tap(at: Point(x: 100, y: 100), duration: 2)
    tap(100, 100, after: 0.3)
    #expect(view.counts == [1, 2])
  }

  @Test("B7: a touch elsewhere counts 1")
  func elsewhereCountsOne() {
    tap(100, 100)
    tap(200, 100)
    tap(210, 110)
    #expect(view.counts == [1, 1, 2])
  }

  @Test("B7: a touch back at the first place, after one elsewhere, counts 1")
  func backAgainCountsOne() {
    tap(100, 100, after: 0)
    tap(300, 100, after: 0.01)
    tap(100, 100, after: 0.01)
    #expect(view.counts == [1, 1, 1])
  }

  @Test("B7: two fingers that tap twice together count 2 each")
  func twoFingersCountTogether() {
    for _ in 0..<2 {
      stage.touchDown(0, at: Point(x: 100, y: 100))
      stage.touchDown(1, at: Point(x: 300, y: 100))
      stage.frame()
      stage.advance(by: 0.05)
      stage.touchUp(0)
      stage.touchUp(1)
      stage.frame()
      stage.advance(by: 0.05)
    }
    #expect(view.counts == [1, 1, 2, 2])
  }

  @Test("B7: both limits are settings")
  func limitsAreSettings() {
    stage.application.interactionSettings.tapInterval = 1
    stage.application.interactionSettings.tapDistance = 5
    tap(100, 100)
    tap(100, 100, after: 0.9)
    tap(106, 100)
    #expect(view.counts == [1, 2, 1])
  }

  @Test("B7: a pointer has to be nearer than a finger")
  func pointersHaveToBeNearer() {
    let point = Point(x: 100, y: 100)
    stage.click(at: point)
    stage.click(at: Point(x: 103, y: 100))
    stage.click(at: Point(x: 113, y: 100))
    #expect(view.counts == [1, 2, 1])
  }

  @Test("B7: the secondary button does not go on counting where the primary one left off")
  func buttonsCountApart() {
    stage.click(at: Point(x: 100, y: 100))
    stage.click(at: Point(x: 100, y: 100), button: .secondary)
    #expect(view.counts == [1, 1])
  }

  @Test("B7: a cancelled touch does not count")
  func cancelledTouchesDoNotCount() {
    stage.touchDown(at: Point(x: 100, y: 100))
    stage.frame()
    stage.touchCancel()
    tap(100, 100, after: 0.05)
    #expect(view.counts == [1, 1])
  }

  @Test("B7: the count stays the same for the whole touch")
  func theCountStays() {
    tap(100, 100)
    stage.touchDown(at: Point(x: 100, y: 100))
    stage.frame()
    stage.touchMove(to: Point(x: 300, y: 200))
    stage.frame()
    stage.advance(by: 3)
    stage.touchUp()
    stage.frame()
    #expect(view.counts == [1, 2])
    #expect(view.endCounts == [1, 2])
  }
}

/// A view that records the tap counts of the touches that begin and end.
final class TapCountView: View {
  var counts: [Int] = []
  var endCounts: [Int] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    counts += touches.map(\.tapCount).sorted()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    endCounts += touches.map(\.tapCount).sorted()
  }
}
