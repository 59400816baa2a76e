import ResponderTestKit
import Testing

@testable import ResponderPhysics
@testable import ResponderPlatform
@testable import WindowResponder

@MainActor struct ScrollTouchpadTests {
  private let middle = Point(x: 200, y: 200)

  private func swipe(_ scene: ScrollScene, by step: Double, count: Int) {
    for _ in 0..<count {
      scene.stage.advance(by: 0.01)
      scene.stage.touchpadScroll(by: Vector(dx: 0, dy: step), at: middle)
    }
  }

  @Test("D11: content follows the fingers on a touchpad exactly, with no slop")
  func exact() {
    let scene = ScrollScene()
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 3), at: middle)
    #expect(scene.y == 3 && scene.view.isDragging)
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 0.5), at: middle)
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 0.5), at: middle)
    #expect(scene.y == 4)
    scene.stage.advance(by: 1)
    scene.stage.touchpadScrollEnd()
    #expect(scene.y == 4 && !scene.view.isDragging)
    #expect(scene.take() == ["will drag", "did drag"])
  }

  @Test("D11: when the fingers leave in motion the content flies on")
  func kinetic() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    swipe(scene, by: 10, count: 20)
    #expect(scene.y == 200)
    scene.stage.advance(by: 0.01)
    scene.stage.touchpadScrollEnd()
    #expect(scene.view.isDecelerating)
    #expect((scene.velocity.y - 1).magnitude < 0.01)
    scene.stage.advance(by: 10)
    let slowing = Deceleration(start: 200, velocity: 1_000, rate: 0.998)
    #expect((scene.y - slowing.destination).magnitude < 2)
  }

  @Test("D11: fingers that rested before they left throw nothing")
  func rested() {
    let scene = ScrollScene()
    swipe(scene, by: 10, count: 10)
    scene.stage.advance(by: 0.2)
    scene.stage.touchpadScrollEnd()
    #expect(!scene.view.isDecelerating && scene.y == 100)
  }

  @Test("D11: a touchpad that is removed ends its scrolling and no longer points at a view")
  func removed() {
    let scene = ScrollScene()
    scene.stage.pointerMove(to: middle)
    swipe(scene, by: -10, count: 10)
    #expect(scene.view.isDragging && scene.stage.window.pointer.view != nil)
    scene.stage.pointerCancel()
    #expect(!scene.view.isDragging && scene.stage.window.pointer.view == nil)
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
  }

  @Test("D11: a new movement stops content that flies")
  func stops() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    swipe(scene, by: 10, count: 20)
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 0.1)
    let y = scene.y
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 1), at: middle)
    #expect(!scene.view.isDecelerating && scene.y == y + 1)
  }

  @Test("D11: beyond its end content gives way, and springs back when the fingers leave")
  func rubberBand() {
    let scene = ScrollScene()
    swipe(scene, by: -10, count: 10)
    #expect(scene.y == -RubberBand(length: 400).give(100).rounded())
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
  }

  @Test("D11: an inverted axis is followed as it is: the compositor has inverted the values")
  func inverted() {
    let scene = ScrollScene()
    scene.scroll(
      ScrollChange(
        delta: Vector(dx: 0, dy: 12), source: .finger, isInvertedVertically: true), at: middle)
    #expect(scene.y == 12)
  }

  @Test("D11: fingers at the end of an inner view scroll the outer one, if they begin there")
  func nested() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 400, height: 350)
    scene.view.addSubview(inner)
    swipe(scene, by: 10, count: 10)
    #expect(inner.contentOffset.y > 50 && scene.y == 0)
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 2)
    #expect(inner.contentOffset.y == 50)
    swipe(scene, by: 10, count: 10)
    #expect(inner.contentOffset.y == 50 && scene.y == 100)
  }

  @Test("D11: a pointer that leaves the window lets go of the content")
  func leave() {
    let scene = ScrollScene()
    swipe(scene, by: -10, count: 5)
    #expect(scene.y < 0)
    scene.stage.pointerLeave()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0 && !scene.view.isDragging)
  }

  @Test("D11: a stop of what moved nothing does nothing")
  func loneStop() {
    let scene = ScrollScene()
    scene.stage.touchpadScrollEnd()
    #expect(scene.take() == [])
  }
}
