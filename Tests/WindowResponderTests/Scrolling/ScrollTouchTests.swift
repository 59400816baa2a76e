import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor struct ScrollTouchTests {
  private let middle = Point(x: 200, y: 300)

  private func scene(with log: Log) -> ScrollScene {
    let scene = ScrollScene()
    scene.view.addSubview(
      TouchView("v", Rect(x: 0, y: 0, width: 400, height: 4_000), log: log))
    return scene
  }

  @Test("D11: content hears of a finger when it has rested for 150 ms")
  func delay() {
    let log = Log()
    let scene = scene(with: log)
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    scene.stage.advance(by: 0.149)
    #expect(log.take() == [])
    scene.stage.advance(by: 0.002)
    #expect(log.take().map { $0.prefix(7) } == ["v began"])
    scene.lift()
  }

  @Test("D11: a short tap reaches the content whole, when the finger is lifted")
  func shortTap() {
    let log = Log()
    let scene = scene(with: log)
    scene.stage.tap(at: middle)
    #expect(log.take().map { $0.prefix(7) } == ["v began", "v ended"])
  }

  @Test("D11: a short tap presses a button in the content, also where nothing can be scrolled")
  func shortTapOnButton() {
    for height in [100.0, 4_000] {
      let scene = ScrollScene()
      scene.view.contentSize = Size(width: 400, height: height)
      let button = Button(type: .system)
      button.frame = Rect(x: 100, y: 200, width: 200, height: 200)
      var events: [String] = []
      button.addAction(Action { _ in events.append("down") }, for: .touchDown)
      button.addAction(Action { _ in events.append("up") }, for: .touchUpInside)
      scene.view.addSubview(button)
      scene.stage.tap(at: middle)
      #expect(events == ["down", "up"])
      #expect(!button.isHighlighted && !button.isTracking)
    }
  }

  @Test("D11: content never hears of a finger that scrolls at once")
  func quickDrag() {
    let log = Log()
    let scene = scene(with: log)
    scene.press(middle, by: Vector(dx: 0, dy: -100), steps: 4)
    scene.lift()
    scene.stage.advance(by: 5)
    #expect(log.take() == [])
    #expect(scene.y > 80)
  }

  @Test("D11: without a delay content hears at once, and loses the finger when it scrolls")
  func noDelay() {
    let log = Log()
    let scene = scene(with: log)
    scene.view.delaysContentTouches = false
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    #expect(log.take().map { $0.prefix(7) } == ["v began"])
    scene.move(from: middle, by: Vector(dx: 0, dy: -100))
    #expect(log.take().contains { $0.hasPrefix("v cancelled") })
    #expect(scene.y == 90)
  }

  @Test("D11: content keeps a finger that it has where scrolling may not take it")
  func cannotCancel() {
    let log = Log()
    let scene = scene(with: log)
    scene.view.canCancelContentTouches = false
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    scene.stage.advance(by: 0.2)
    scene.move(from: middle, by: Vector(dx: 0, dy: -100))
    scene.lift()
    #expect(scene.y == 0)
    #expect(log.take().last?.hasPrefix("v ended") ?? false)
  }

  @Test("D11: a control that has a finger keeps it; before that the finger may scroll")
  func controlKeepsTouch() {
    let scene = ScrollScene()
    let button = Button(type: .system)
    button.frame = Rect(x: 100, y: 200, width: 200, height: 200)
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    scene.view.addSubview(button)
    #expect(!scene.view.touchesShouldCancel(in: button))
    #expect(scene.view.touchesShouldCancel(in: View()))
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    scene.stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    scene.move(from: middle, by: Vector(dx: 0, dy: -60))
    scene.lift()
    #expect(scene.y == 0 && count == 1)
    scene.press(middle, by: Vector(dx: 0, dy: -60), steps: 4)
    scene.lift()
    #expect(scene.y > 40 && count == 1)
  }

  @Test("D11: a scroll view may keep fingers for itself")
  func touchesShouldBegin() {
    final class Selfish: ScrollView {
      override func touchesShouldBegin(
        _ touches: Set<Touch>, with event: Event?, in view: View
      ) -> Bool { false }
    }
    let log = Log()
    let scene = ScrollScene(view: Selfish())
    scene.view.addSubview(
      TouchView("v", Rect(x: 0, y: 0, width: 400, height: 4_000), log: log))
    scene.stage.tap(at: middle)
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    scene.stage.advance(by: 0.3)
    scene.move(from: middle, by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 90)
    scene.lift()
    #expect(log.take() == [])
  }

  @Test("D11: of two nested views the inner one scrolls first, the outer one from its end on")
  func nested() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 300))
    inner.contentSize = Size(width: 400, height: 400)
    scene.view.addSubview(inner)
    scene.press(middle, by: Vector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 50 && scene.y == 0)
    // The view that began the drag keeps it until the drag ends, also beyond the end of its content.
    scene.move(from: Point(x: 200, y: 240), by: Vector(dx: 0, dy: -100))
    #expect(inner.contentOffset.y > 100 && scene.y == 0)
    scene.stage.advance(by: 1)
    scene.lift()
    scene.stage.advance(by: 3)
    #expect(inner.contentOffset.y == 100)
    // If the inner view is at its end, the outer view scrolls with the next drag.
    scene.press(middle, by: Vector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 100 && scene.y == 50)
  }

  @Test("D11: a view that goes sideways leaves drags up and down to the one around it")
  func carousel() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 300))
    inner.contentSize = Size(width: 2_000, height: 300)
    scene.view.addSubview(inner)
    scene.press(middle, by: Vector(dx: -20, dy: -60))
    #expect(inner.contentOffset.x == 0 && scene.y > 40)
    scene.stage.advance(by: 1)
    scene.lift()
    let y = scene.y
    scene.press(middle, by: Vector(dx: -60, dy: -20))
    #expect(inner.contentOffset.x > 40 && scene.y == y)
  }

  @Test("D11: a finger that goes where the content cannot follow is left to the content")
  func acrossTheWay() {
    let log = Log()
    let scene = scene(with: log)
    scene.press(middle, by: Vector(dx: 100, dy: 4), steps: 20)
    #expect(scene.y == 0 && !scene.view.isDragging)
    #expect(log.take().first?.hasPrefix("v began") ?? false)
    // The touch can still become a vertical drag.
    scene.move(from: Point(x: 300, y: 304), by: Vector(dx: 0, dy: -50))
    #expect(scene.y > 30)
    #expect(log.take().contains { $0.hasPrefix("v cancelled") })
    scene.lift()
  }

  @Test("D11: a scroll view that is let go of in its own delegate's method does not crash")
  func dropped() {
    final class Dropper: ScrollViewDelegate {
      var view: ScrollView?
      func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        view?.removeFromSuperview()
        view = nil
      }
    }
    let stage = Stage(size: Size(width: 400, height: 400))
    let dropper = Dropper()
    weak var seen: ScrollView?
    do {
      let view = ScrollView(frame: stage.window.bounds)
      view.contentSize = Size(width: 400, height: 4_000)
      view.delegate = dropper
      stage.window.addSubview(view)
      dropper.view = view
      seen = view
    }
    stage.drag(from: Point(x: 200, y: 300), to: Point(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(seen == nil && dropper.view == nil)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("D11: a scroll view that leaves while a finger rests on it forgets the finger")
  func removedWhileTouched() {
    let scene = ScrollScene()
    scene.stage.touchDown(at: middle)
    scene.stage.frame()
    #expect(scene.view.isTracking)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 1)
    #expect(!scene.view.isTracking && scene.stage.application.nextTimer == nil)
    scene.stage.window.addSubview(scene.view)
    scene.stage.touchUp()
    scene.stage.frame()
    scene.press(middle, by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 90)
  }
}
