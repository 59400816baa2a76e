import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPhysics
@testable import WindowResponder

@MainActor struct ScrollDragTests {
  private let middle = Point(x: 200, y: 300)

  @Test("D11: 100 points of finger travel scroll by 90")
  func slop() {
    let scene = ScrollScene()
    scene.press(middle, by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 90)
    #expect(scene.view.isTracking && scene.view.isDragging && !scene.view.isDecelerating)
    scene.stage.advance(by: 1)
    scene.lift()
    #expect(scene.y == 90)
    #expect(scene.take() == ["will drag", "did drag"])
    #expect(!scene.view.isTracking && !scene.view.isDragging)
  }

  @Test("D11: a finger that moves less than the slop scrolls nothing")
  func belowSlop() {
    let scene = ScrollScene()
    scene.press(middle, by: Vector(dx: 0, dy: -9))
    scene.lift()
    #expect(scene.y == 0)
    #expect(scene.take() == [])
  }

  @Test("D11: content that is thrown slows down and rests where that takes it, whatever the frames")
  func fling() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    let start = scene.y
    #expect(start == 140)
    #expect(scene.view.isDecelerating)
    let speed = -scene.velocity.y * -1_000
    #expect(speed > 1_000)
    let slowing = Deceleration(start: start, velocity: speed, rate: 0.998)
    #expect((scene.proposed.y - slowing.destination).magnitude <= 0.5)
    scene.stage.advance(by: 0.5)
    let half = scene.y
    #expect((half - slowing.position(at: 0.5)).magnitude < speed / 60)
    scene.stage.advance(by: 10)
    #expect(scene.offset == scene.proposed)
    #expect(
      scene.take() == [
        "will drag", "did drag, goes on", "will decelerate", "did decelerate",
      ])
    #expect(!scene.view.isDecelerating)
  }

  @Test("D11: the target that a delegate sets is honoured exactly")
  func target() {
    for target in [137.25, 139, 151.5, 400, 3_000, 0] {
      let scene = ScrollScene()
      scene.target = Point(x: 0, y: target)
      scene.fling(middle, by: Vector(dx: 0, dy: -150))
      scene.stage.advance(by: 10)
      #expect(scene.y == target)
    }
  }

  @Test("D11: content pulled beyond its end gives way by the rubber band, and springs back")
  func rubberBand() {
    let scene = ScrollScene()
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 110))
    #expect(scene.y == -RubberBand(length: 400).give(100).rounded())
    scene.stage.advance(by: 1)
    scene.lift()
    #expect(scene.view.isDecelerating)
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
    #expect(scene.take().last == "did decelerate")
  }

  @Test("D11: without bounces content stays within its ends")
  func noBounces() {
    let scene = ScrollScene(content: Size(width: 400, height: 600))
    scene.view.bounces = false
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 100))
    #expect(scene.y == 0)
    scene.lift()
    var furthest = 0.0
    scene.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 2)
    #expect(furthest == 200 && scene.y == 200)
  }

  @Test("D11: content that fits is not dragged, unless it always bounces")
  func fittingContent() {
    let scene = ScrollScene(content: Size(width: 400, height: 300))
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 100))
    #expect(scene.y == 0)
    scene.lift()
    #expect(scene.take() == [])
    scene.view.alwaysBounceVertical = true
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 100))
    #expect(scene.y < -20)
    scene.lift()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
  }

  @Test("D11: a finger stops content that flies, and the content is not told of it")
  func catching() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    let log = Log()
    let content = TouchView("content", Rect(x: 0, y: 0, width: 400, height: 40_000), log: log)
    scene.view.addSubview(content)
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in log.add("tap") })
    content.addGestureRecognizer(tap)
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 0.3)
    _ = (log.take(), scene.take())
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    let stopped = scene.y
    #expect(!scene.view.isDecelerating)
    #expect(scene.take() == ["did decelerate"])
    scene.stage.advance(by: 0.1)
    scene.lift()
    scene.stage.advance(by: 1)
    #expect(scene.y == stopped)
    #expect(log.take() == [])
    // The next tap is one.
    scene.stage.tap(at: middle)
    scene.stage.advance(by: 1)
    #expect(log.take().contains("tap"))
  }

  @Test("D11: content that was caught can be dragged on, and thrown again")
  func catchAndDrag() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 0.3)
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    let stopped = scene.y
    scene.move(from: middle, by: Vector(dx: 0, dy: -100))
    #expect(scene.y == stopped + 90)
    scene.lift()
    #expect(scene.view.isDecelerating)
  }

  @Test("D11: content that is caught in its bounce goes back when the finger is lifted")
  func catchBounce() {
    let scene = ScrollScene()
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 200))
    scene.lift()
    scene.stage.advance(by: 0.05)
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    let stopped = scene.y
    #expect(stopped < 0)
    scene.stage.advance(by: 0.5)
    #expect(scene.y == stopped)
    scene.lift()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
  }

  @Test("D11: a drag that goes nearly along one axis keeps to it where that is wanted")
  func directionalLock() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 4_000))
    scene.view.isDirectionalLockEnabled = true
    scene.press(middle, by: Vector(dx: -20, dy: -100))
    #expect(scene.offset.x == 0 && scene.offset.y > 80)
    scene.lift()
    scene.stage.advance(by: 10)
    scene.view.setContentOffset(.zero, animated: false)
    scene.press(middle, by: Vector(dx: -80, dy: -100))
    #expect(scene.offset.x > 60 && scene.offset.y > 80)
  }

  @Test("D11: with paging content rests at the next page, and no further")
  func paging() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 400))
    scene.view.isPagingEnabled = true
    scene.fling(Point(x: 350, y: 200), by: Vector(dx: -150, dy: 0), steps: 4)
    scene.stage.advance(by: 5)
    #expect(scene.offset == Point(x: 400, y: 0))
    scene.press(middle, by: Vector(dx: -120, dy: 0))
    scene.stage.advance(by: 1)
    scene.lift()
    scene.stage.advance(by: 5)
    #expect(scene.offset == Point(x: 400, y: 0))
    scene.press(Point(x: 350, y: 200), by: Vector(dx: -250, dy: 0))
    scene.stage.advance(by: 1)
    scene.lift()
    scene.stage.advance(by: 5)
    #expect(scene.offset == Point(x: 800, y: 0))
  }

  @Test("D11: at rest nothing wakes up")
  func rest() {
    let scene = ScrollScene()
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 20)
    let frames = scene.stage.frameCount
    #expect(scene.stage.application.nextTimer == nil)
    scene.stage.advance(by: 5)
    #expect(scene.stage.frameCount == frames)
  }

  @Test("D11: a view that is removed while its content flies comes to its end without a crash")
  func removedInFlight() {
    let scene = ScrollScene()
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 0.1)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 1)
    #expect(!scene.view.isDecelerating)
    #expect(scene.take().last == "did decelerate")
  }

  @Test("D11: a window that is closed while content flies stops it")
  func closedInFlight() {
    let scene = ScrollScene()
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 0.1)
    scene.stage.window.close()
    scene.stage.advance(by: 1)
    #expect(!scene.view.isDecelerating)
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("D11: content that gets shorter while it flies rests at its new end")
  func shrinksInFlight() {
    let scene = ScrollScene()
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 0.1)
    scene.view.contentSize.height = 500
    scene.stage.advance(by: 5)
    #expect(scene.y == 100)
  }

  @Test("D11: a program that moves the content while it flies does not stop it")
  func shiftedInFlight() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.onScroll = { view in
      if view.contentOffset.y > 300 { view.contentOffset.y -= 200 }
    }
    scene.stage.advance(by: 0.5)
    #expect(scene.view.isDecelerating)
    scene.stage.advance(by: 10)
    #expect(scene.y <= 300 && scene.y >= 100)
    #expect(!scene.view.isDecelerating)
  }

  @Test("D11: setContentOffset without animation stops content that flies")
  func setStops() {
    let scene = ScrollScene()
    scene.fling(middle, by: Vector(dx: 0, dy: -150))
    scene.view.setContentOffset(Point(x: 0, y: 30), animated: false)
    #expect(!scene.view.isDecelerating)
    scene.stage.advance(by: 1)
    #expect(scene.y == 30)
  }

  @Test("D11: a pointer's button does not drag content")
  func pointerDoesNotDrag() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: middle)
    scene.stage.pointerDown()
    for step in 1...10 {
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.pointerMove(to: Point(x: 200, y: 300 - Double(step) * 10))
    }
    #expect(scene.y == 0)
    scene.stage.pointerUp()
  }

  @Test("D11: a view that is disabled while it is dragged lets go, and stays within its ends")
  func disabledInDrag() {
    let scene = ScrollScene()
    scene.press(Point(x: 200, y: 100), by: Vector(dx: 0, dy: 110))
    scene.view.isScrollEnabled = false
    #expect(scene.y == 0 && !scene.view.isDragging)
    scene.move(from: Point(x: 200, y: 210), by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 0)
    scene.lift()
    #expect(
      scene.take() == ["will drag", "did drag, goes on", "will decelerate", "did decelerate"])
  }

  @Test("D11: while a finger holds the content a wheel and a touchpad do nothing")
  func fingerFirst() {
    let scene = ScrollScene()
    scene.press(middle, by: Vector(dx: 0, dy: -100))
    scene.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 30), at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 90)
    scene.lift()
    #expect(scene.take() == ["will drag", "did drag"])
  }

  @Test(
    "D11: a finger takes the content from a touchpad, each drag told from its beginning to its end")
  func takeOver() {
    let scene = ScrollScene()
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 50), at: middle)
    scene.press(middle, by: Vector(dx: 0, dy: -100))
    #expect(scene.take() == ["will drag", "did drag", "will drag"])
    #expect(scene.y == 140)
    scene.stage.touchpadScrollEnd()
    #expect(scene.view.isDragging)
    scene.stage.advance(by: 1)
    scene.lift()
  }

  @Test("D11: a program that sends the content somewhere takes it from the finger")
  func programFirst() {
    let scene = ScrollScene()
    scene.press(middle, by: Vector(dx: 0, dy: -100))
    scene.view.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    #expect(!scene.view.isDragging && scene.view.isScrollAnimating)
    scene.move(from: Point(x: 200, y: 200), by: Vector(dx: 0, dy: -100), steps: 30)
    #expect(scene.y == 1_000)
    scene.lift()
  }
}
