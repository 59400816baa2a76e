import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct PanTests {
  let scene = GestureScene()

  @Test("D10: a pan begins after 10 points, changes and ends")
  func aPan() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.move(59, 50)
    #expect(scene.takeGestures().isEmpty)
    scene.move(60, 50)
    #expect(scene.takeGestures() == ["pan began"])
    scene.move(80, 55)
    #expect(scene.takeGestures() == ["pan changed"])
    #expect(pan.translation(in: nil) == Point(x: 30, y: 5))
    scene.up()
    #expect(scene.takeGestures() == ["pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("D2: the view gets cancelled right before began, and nothing after")
  func theView() {
    scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.move(70, 50)
    scene.move(90, 50)
    scene.up()
    #expect(
      scene.log.take() == ["v began", "v cancelled", "pan began", "pan changed", "pan ended"])
  }

  @Test("D10: the translation is in the view's coordinates")
  func viewCoordinates() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    inner.transform = Transform(scaleX: 2, y: 2)
    scene.view.addSubview(inner)
    let pan = scene.add(PanGestureRecognizer(), "pan", to: inner)
    scene.down(50, 50)
    scene.move(90, 50)
    #expect(pan.translation(in: inner) == Point(x: 20, y: 0))
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
    pan.setTranslation(Point(x: 1, y: 2), in: inner)
    #expect(pan.translation(in: nil) == Point(x: 2, y: 4))
    scene.move(100, 50)
    #expect(pan.translation(in: inner) == Point(x: 6, y: 2))
  }

  @Test("D10: setting the translation rebases it and leaves the velocity alone")
  func setTranslation() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    for step in 1...10 {
      scene.stage.advance(by: 0.01)
      scene.move(50 + Double(step) * 10, 50)
      pan.setTranslation(.zero, in: nil)
    }
    #expect(pan.translation(in: nil) == .zero)
    #expect((pan.velocity(in: nil).x - 1000).magnitude < 1)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test("D10: velocity is in points per second, and gone when the finger rests before it is lifted")
  func velocity() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    var atEnd = Point(x: -1, y: -1)
    pan.addAction(
      Action { [unowned pan] _ in
        if pan.state == .ended { atEnd = pan.velocity(in: nil) }
      })
    scene.down(50, 50)
    for step in 1...20 {
      scene.stage.advance(by: 1.0 / 60)
      scene.move(50, 50 + Double(step) * 5)
    }
    #expect((pan.velocity(in: nil).y - 300).magnitude < 1)
    scene.stage.advance(by: 0.01)
    scene.up()
    #expect((atEnd.y - 300).magnitude < 1)
    scene.down(50, 50)
    scene.stage.advance(by: 0.01)
    scene.move(90, 50)
    scene.stage.advance(by: 0.5)
    scene.up()
    #expect(atEnd == .zero)
  }

  @Test("fingers that come and go make the translation jump by nothing")
  func fingersComeAndGo() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50, finger: 0)
    scene.move(70, 50, finger: 0)
    scene.down(250, 250, finger: 1)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    scene.move(270, 250, finger: 1)
    #expect(pan.translation(in: nil) == Point(x: 30, y: 0))
    scene.up(0)
    #expect(pan.translation(in: nil) == Point(x: 30, y: 0))
    scene.move(280, 250, finger: 1)
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
    #expect(pan.state == .changed)
    scene.up(1)
    #expect(pan.state == .possible)
  }

  @Test("it takes at least as many fingers as are required")
  func minimum() {
    scene.add(PanGestureRecognizer(), "pan").minimumNumberOfTouches = 2
    scene.down(50, 50, finger: 0)
    scene.move(90, 50, finger: 0)
    #expect(scene.takeGestures().isEmpty)
    scene.down(150, 50, finger: 1)
    scene.stage.touchMove(0, to: Point(x: 100, y: 50))
    scene.stage.touchMove(1, to: Point(x: 160, y: 50))
    scene.stage.frame()
    #expect(scene.takeGestures() == ["pan began"])
  }

  @Test("more fingers than are allowed: it fails before it begins, and ignores them after")
  func maximum() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    scene.view.isMultipleTouchEnabled = true
    scene.down(50, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.move(90, 50, finger: 0)
    scene.up(0)
    scene.up(1)
    #expect(scene.takeGestures().isEmpty)
    scene.down(50, 50, finger: 0)
    scene.move(90, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.move(190, 50, finger: 1)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
    scene.up(0)
    scene.up(1)
    #expect(
      scene.log.take().filter { !$0.contains("moved") } == [
        "v began", "v cancelled", "pan began", "v began [1]", "pan ended", "v ended [1]",
      ])
  }

  @Test("a pan whose only finger is ignored starts anew with the next one")
  func ignoredTouch() {
    final class Choosy: PanGestureRecognizer {
      var isChoosy = true
      override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        super.touchesMoved(touches, with: event)
        if isChoosy, let touch = touches.first { ignore(touch, for: event) }
      }
    }
    let pan = scene.add(Choosy(), "pan")
    scene.down(50, 50)
    scene.move(59, 50)
    scene.move(90, 50)
    scene.up()
    pan.isChoosy = false
    scene.down(50, 50)
    scene.move(59, 50)
    #expect(scene.take() == ["v began", "v ended", "v began"])
    scene.move(60, 50)
    #expect(scene.takeGestures() == ["pan began"])
    #expect(pan.translation(in: nil) == Point(x: 10, y: 0))
    scene.up()
  }

  @Test("B4: a pan that the compositor cancels is cancelled")
  func cancelled() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.move(90, 50)
    scene.stage.touchCancel()
    #expect(scene.takeGestures() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("D10: a swipe ends while the finger is down, and only in its direction")
  func swipe() {
    let swipe = scene.add(SwipeGestureRecognizer(), "swipe")
    scene.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 60), duration: 0.1)
    #expect(scene.takeGestures() == ["swipe ended"])
    #expect(swipe.state == .possible)
    scene.stage.drag(from: Point(x: 250, y: 50), to: Point(x: 150, y: 50), duration: 0.1)
    scene.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 60, y: 250), duration: 0.1)
    #expect(scene.takeGestures().isEmpty)
    swipe.direction = [.left, .up]
    scene.stage.drag(from: Point(x: 250, y: 50), to: Point(x: 150, y: 50), duration: 0.1)
    scene.stage.drag(from: Point(x: 250, y: 250), to: Point(x: 250, y: 150), duration: 0.1)
    #expect(scene.takeGestures() == ["swipe ended", "swipe ended"])
  }

  @Test("D10: a slow movement is no swipe, nor is one of too many fingers")
  func notASwipe() {
    scene.add(SwipeGestureRecognizer(), "swipe")
    scene.stage.drag(from: Point(x: 50, y: 50), to: Point(x: 150, y: 50), duration: 2)
    scene.down(50, 50, finger: 0)
    scene.down(50, 150, finger: 1)
    scene.move(200, 50, finger: 0)
    scene.move(200, 150, finger: 1)
    scene.up(0)
    scene.up(1)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("D10: a pan from an edge begins there and leads inward; other pans wait for it")
  func screenEdge() {
    scene.add(PanGestureRecognizer(), "pan")
    scene.add(ScreenEdgePanGestureRecognizer(), "edge").edges = [.left, .bottom]
    scene.stage.drag(from: Point(x: 5, y: 100), to: Point(x: 100, y: 100))
    #expect(Set(scene.takeGestures()) == ["edge began", "edge changed", "edge ended"])
    scene.stage.drag(from: Point(x: 5, y: 100), to: Point(x: 5, y: 200))
    #expect(Set(scene.takeGestures()) == ["pan began", "pan changed", "pan ended"])
    scene.stage.drag(from: Point(x: 395, y: 100), to: Point(x: 300, y: 100))
    #expect(Set(scene.takeGestures()) == ["pan began", "pan changed", "pan ended"])
    scene.stage.drag(from: Point(x: 200, y: 295), to: Point(x: 200, y: 200))
    #expect(Set(scene.takeGestures()) == ["edge began", "edge changed", "edge ended"])
  }
}
