import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollZoomTests {
  private func scene() -> ScrollScene {
    let scene = ScrollScene(content: Size(width: 400, height: 400))
    let picture = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scene.view.addSubview(picture)
    scene.zoomed = picture
    scene.view.minimumZoomScale = 0.5
    scene.view.maximumZoomScale = 4
    return scene
  }

  private func pinch(_ scene: ScrollScene, from start: Double, to end: Double) {
    func place(_ distance: Double) -> (Point, Point) {
      (Point(x: 200 - distance / 2, y: 200), Point(x: 200 + distance / 2, y: 200))
    }
    scene.stage.touchDown(0, at: place(start).0)
    scene.stage.touchDown(1, at: place(start).1)
    scene.stage.frame()
    for step in 1...10 {
      scene.stage.advance(by: 1.0 / 60)
      let distance = start + (end - start) * Double(step) / 10
      scene.stage.touchMove(0, to: place(distance).0)
      scene.stage.touchMove(1, to: place(distance).1)
      scene.stage.frame()
    }
  }

  private func lift(_ scene: ScrollScene) {
    scene.stage.touchUp(0)
    scene.stage.touchUp(1)
    scene.stage.frame()
  }

  @Test("D11: a scale set by code is the zoomed view's, and so is the content's size")
  func byCode() {
    let scene = scene()
    scene.view.zoomScale = 2
    #expect(scene.zoomed?.transform == Transform(scaleX: 2, y: 2))
    #expect(scene.zoomed?.frame == Rect(x: 0, y: 0, width: 800, height: 800))
    #expect(scene.view.contentSize == Size(width: 800, height: 800))
    // The view zooms about its center.
    #expect(scene.offset == Point(x: 200, y: 200))
    scene.view.zoomScale = 100
    #expect(scene.view.zoomScale == 4)
    scene.view.zoomScale = .nan
    #expect(scene.view.zoomScale == 4)
  }

  @Test("D11: a pinch zooms about the fingers, and the content between them stays there")
  func pinch() {
    let scene = scene()
    #expect(scene.view.pinchGestureRecognizer != nil)
    pinch(scene, from: 100, to: 200)
    #expect(scene.view.isZooming)
    #expect((scene.view.zoomScale - 2).magnitude < 0.25)
    let scale = scene.view.zoomScale
    #expect(((200 + scene.offset.x) / scale - 200).magnitude < 1)
    lift(scene)
    scene.stage.advance(by: 1)
    #expect(!scene.view.isZooming)
    #expect(scene.take().filter { $0.contains("zoom") }.count == 2)
  }

  @Test("D11: a pinch beyond the limits gives way, and springs back")
  func bouncesZoom() {
    let scene = scene()
    pinch(scene, from: 300, to: 60)
    #expect(scene.view.zoomScale < 0.5 && scene.view.zoomScale > 0.2)
    lift(scene)
    #expect(scene.view.isZoomBouncing)
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 0.5)
    #expect(scene.take().last == "did zoom 0.5")
    scene.view.bouncesZoom = false
    pinch(scene, from: 300, to: 30)
    #expect(scene.view.zoomScale == 0.5)
    lift(scene)
  }

  @Test("D11: a pinch on a touchpad zooms as one on glass does")
  func touchpad() {
    let scene = scene()
    scene.stage.touchpadPinch(scale: 2, at: Point(x: 100, y: 100))
    scene.stage.advance(by: 1)
    #expect((scene.view.zoomScale - 2).magnitude < 0.01)
    #expect(((100 + scene.offset.x) / scene.view.zoomScale - 100).magnitude < 1)
  }

  @Test("D11: Ctrl and the wheel zoom about the pointer")
  func wheel() {
    let scene = scene()
    scene.wheel(Vector(dx: 0, dy: -1), at: Point(x: 100, y: 300), modifiers: .control)
    scene.stage.advance(by: 0.05)
    #expect(scene.view.isZoomAnimating)
    scene.stage.advance(by: 1)
    #expect((scene.view.zoomScale - 1.2).magnitude < 1e-9)
    #expect(((300 + scene.offset.y) / 1.2 - 300).magnitude < 0.001)
    for _ in 0..<30 {
      scene.wheel(Vector(dx: 0, dy: -1), at: Point(x: 100, y: 300), modifiers: .control)
      scene.stage.advance(by: 0.03)
    }
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 4)
    #expect(scene.take().filter { $0 == "will zoom" }.count <= 31)
  }

  @Test("D11: zooming to a rectangle shows it in the middle, as large as fits")
  func toRect() {
    let scene = scene()
    scene.view.zoom(to: Rect(x: 100, y: 100, width: 200, height: 100), animated: true)
    #expect(scene.view.isZoomAnimating)
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 2)
    #expect(scene.offset == Point(x: 200, y: 100))
    scene.view.zoom(to: .null, animated: true)
    scene.view.zoom(to: .zero, animated: false)
    #expect(scene.view.zoomScale == 2)
  }

  @Test("D11: the delegate hears of the beginning and end of a zoom that is animated")
  func tellsOfZooms() {
    let scene = scene()
    scene.view.zoomScale = 2
    scene.view.setZoomScale(3, animated: false)
    scene.view.zoom(to: Rect(x: 0, y: 0, width: 200, height: 200), animated: false)
    #expect(scene.take() == [])
    scene.view.setZoomScale(4, animated: true)
    #expect(scene.take() == ["will zoom"])
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["did zoom 4.0"])
    scene.view.setZoomScale(4, animated: true)
    scene.view.zoom(to: Rect(x: 0, y: 0, width: 400, height: 400), animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["will zoom", "did zoom 1.0"])
  }

  @Test("D11: without a view to zoom, or room between the limits, nothing zooms")
  func nothing() {
    let scene = ScrollScene()
    scene.view.maximumZoomScale = 4
    scene.wheel(Vector(dx: 0, dy: -1), at: Point(x: 100, y: 300), modifiers: .control)
    pinch(scene, from: 100, to: 200)
    lift(scene)
    #expect(scene.view.zoomScale == 1)
    scene.view.maximumZoomScale = 1
    #expect(scene.view.pinchGestureRecognizer == nil)
  }
}
