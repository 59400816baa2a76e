import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of fingers that rest on a touchpad.
@MainActor struct TouchpadRestTests {
  private let middle = Point(x: 200, y: 200)

  /// Flings the content with two fingers on a touchpad.
  private func fling(_ stage: Stage, at location: Point, by way: Vector = Vector(dx: 0, dy: 10)) {
    for _ in 0..<12 {
      stage.advance(by: 0.01)
      stage.touchpadScroll(by: way, at: location)
    }
    stage.advance(by: 0.01)
    stage.touchpadScrollEnd()
    stage.advance(by: 0.05)
  }

  @Test("T3: fingers that rest on a touchpad stop a glide where it is, for good", arguments: 1...4)
  func glide(fingers: Int) {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    fling(scene.stage, at: middle)
    #expect(scene.view.isDecelerating)
    scene.stage.touchpadHoldBegan(at: middle, fingers: fingers)
    let y = scene.y
    #expect(!scene.view.isDecelerating && scene.view.isTracking)
    scene.stage.advance(by: 1)
    #expect(scene.y == y)
    scene.stage.touchpadHoldEnded()
    scene.stage.advance(by: 1)
    #expect(scene.y == y && !scene.view.isTracking)
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("T3: fingers that rest and then move scroll on from where the glide was stopped")
  func movesOn() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    fling(scene.stage, at: middle)
    scene.stage.touchpadHoldBegan(at: middle)
    let y = scene.y
    scene.stage.advance(by: 0.2)
    scene.stage.touchpadHoldEnded(cancelled: true)
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 7), at: middle)
    #expect(scene.y == y + 7)
  }

  @Test("T3: a bounce waits beyond the end while fingers rest, and springs back when they leave")
  func bounce() {
    let scene = ScrollScene()
    fling(scene.stage, at: middle, by: Vector(dx: 0, dy: -10))
    scene.stage.touchpadHoldBegan(at: middle)
    let y = scene.y
    #expect(y < 0)
    scene.stage.advance(by: 1)
    #expect(scene.y == y)
    scene.stage.touchpadHoldEnded()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0)
  }

  @Test(
    "T3: a page on its way waits under resting fingers, and goes to the nearest when they leave")
  func pages() {
    let scene = ScrollScene(content: Size(width: 400, height: 4_000))
    scene.view.isPagingEnabled = true
    fling(scene.stage, at: middle)
    scene.stage.touchpadHoldBegan(at: middle)
    let y = scene.y
    #expect(y > 0 && y < 400)
    scene.stage.advance(by: 1)
    #expect(scene.y == y)
    scene.stage.touchpadHoldEnded()
    scene.stage.advance(by: 2)
    #expect(scene.y == (y < 200 ? 0 : 400))
  }

  @Test("T3: a zoom that bounces back waits under resting fingers")
  func zoomBounce() {
    let scene = ScrollScene(content: Size(width: 400, height: 400))
    let page = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scene.view.addSubview(page)
    scene.zoomed = page
    scene.view.minimumZoomScale = 1
    scene.view.maximumZoomScale = 2
    scene.stage.touchpadPinch(scale: 4, at: middle)
    scene.stage.advance(by: 0.05)
    scene.stage.touchpadHoldBegan(at: middle)
    let scale = scene.view.zoomScale
    #expect(scale > 2)
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == scale)
    scene.stage.touchpadHoldEnded()
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 2)
  }

  @Test("T3: resting fingers stop every view under the pointer, and the one that they threw")
  func nested() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 400, height: 30_000)
    scene.view.addSubview(inner)
    fling(scene.stage, at: Point(x: 200, y: 350))
    fling(scene.stage, at: Point(x: 200, y: 20))
    #expect(scene.view.isDecelerating && inner.isDecelerating)
    // The pointer has left the inner view.
    scene.stage.touchpadHoldBegan(at: Point(x: 200, y: 390))
    #expect(!scene.view.isDecelerating && !inner.isDecelerating)
    scene.stage.touchpadHoldEnded()
    scene.stage.advance(by: 1)
    #expect(!scene.view.isTracking && !inner.isTracking)
  }

  @Test("T3: resting fingers leave alone what the program or a wheel sends somewhere")
  func program() {
    let scene = ScrollScene()
    scene.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    scene.stage.advance(by: 0.05)
    scene.stage.touchpadHoldBegan(at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 500)
    scene.stage.touchpadHoldEnded()
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: middle)
    scene.stage.advance(by: 0.02)
    scene.stage.touchpadHoldBegan(at: middle)
    scene.stage.advance(by: 1)
    #expect(scene.y == 560)
  }

  @Test(
    "T3: a view that leaves its window under resting fingers is let go", arguments: [true, false])
  func leaves(isCancelled: Bool) {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    fling(scene.stage, at: middle)
    scene.stage.touchpadHoldBegan(at: middle)
    scene.view.removeFromSuperview()
    scene.stage.touchpadHoldEnded(cancelled: isCancelled)
    scene.stage.advance(by: 1)
    #expect(!scene.view.isTracking && scene.stage.application.nextTimer == nil)
  }

  @Test("T3: a pinch that begins on the touchpad stops a glide too")
  func pinch() {
    let scene = ScrollScene(content: Size(width: 400, height: 40_000))
    fling(scene.stage, at: middle)
    scene.stage.touchpadPinchBegan(at: middle)
    let y = scene.y
    scene.stage.advance(by: 0.5)
    #expect(scene.y == y)
    scene.stage.touchpadPinchEnded()
    scene.stage.advance(by: 0.5)
    #expect(scene.y == y && !scene.view.isTracking)
  }
}
