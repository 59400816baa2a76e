import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct ScrollGestureTests {
  let scene = GestureScene()
  let location = Point(x: 50, y: 50)

  /// A view that handles scroll events that no recognizer has taken.
  private final class Scroller: View {
    var taken: [Vector] = []
    var answer = true
    override func handleScroll(_ event: Event) -> Bool {
      taken.append(event.scrollDelta)
      return answer
    }
  }

  @Test("B12: a pan takes scrolling only where it is allowed to")
  func allowedTypes() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(scene.takeGestures().isEmpty)
    pan.allowedScrollTypesMask = .continuous
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(scene.takeGestures().isEmpty)
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.touchpadScrollEnd()
    #expect(scene.takeGestures() == ["pan began", "pan ended"])
    pan.allowedScrollTypesMask = .discrete
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.touchpadScrollEnd()
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("each step of a wheel is a pan of its own: what is scrolled goes the other way")
  func wheel() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    var travelled: [Point] = []
    pan.addAction(Action { [unowned pan] _ in travelled.append(pan.translation(in: nil)) })
    scene.stage.wheel(Vector(dx: 0, dy: 2), at: location)
    #expect(scene.takeGestures() == ["pan began", "pan changed", "pan ended"])
    #expect(travelled == Array(repeating: Point(x: 0, y: -30), count: 3))
    #expect(pan.state == .possible)
  }

  @Test("two fingers on a touchpad pan until they leave, wherever the pointer goes")
  func touchpad() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    scene.stage.touchpadScroll(by: Vector(dx: 3, dy: 4), at: location)
    scene.stage.advance(by: 0.01)
    scene.stage.touchpadScroll(by: Vector(dx: 3, dy: 4), at: Point(x: 390, y: 290))
    #expect(pan.translation(in: nil) == Point(x: -6, y: -8))
    #expect((pan.velocity(in: nil).x + 300).magnitude < 1)
    #expect(pan.numberOfTouches == 0)
    scene.stage.advance(by: 3)
    #expect(pan.state == .changed)
    scene.stage.touchpadScrollEnd()
    #expect(scene.takeGestures() == ["pan began", "pan changed", "pan ended"])
  }

  @Test("what no recognizer took goes from the hit view up until a view takes it")
  func views() {
    let outer = Scroller(frame: scene.view.bounds)
    let inner = Scroller(frame: scene.view.bounds)
    scene.view.addSubview(outer)
    outer.addSubview(inner)
    inner.answer = false
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(inner.taken == [Vector(dx: 0, dy: 15)])
    #expect(outer.taken == [Vector(dx: 0, dy: 15)])
    inner.answer = true
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(inner.taken.count == 2)
    #expect(outer.taken.count == 1)
  }

  @Test("what a recognizer took, to its stop, no view gets; what it refused, one does")
  func recognizersFirst() {
    let scroller = Scroller(frame: scene.view.bounds)
    scene.view.addSubview(scroller)
    let pan = scene.add(PanGestureRecognizer(), "pan", to: scroller)
    pan.allowedScrollTypesMask = .all
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.touchpadScrollEnd()
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(scroller.taken.isEmpty)
    let refusing = Refusing()
    pan.delegate = refusing
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: location)
    #expect(scroller.taken == [Vector(dx: 0, dy: 15)])
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.touchpadScrollEnd()
    #expect(scroller.taken.count == 3)
  }

  @Test("D4: of two pans the one of the inner view takes the scrolling")
  func innerFirst() {
    let inner = View(frame: scene.view.bounds)
    scene.view.addSubview(inner)
    scene.add(PanGestureRecognizer(), "outer").allowedScrollTypesMask = .all
    scene.add(PanGestureRecognizer(), "inner", to: inner).allowedScrollTypesMask = .all
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.touchpadScrollEnd()
    #expect(scene.takeGestures() == ["inner began", "inner ended"])
  }

  @Test("a device that never says that it stops has stopped after a while")
  func continuousSource() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    scene.stage.pointerMove(to: location)
    scene.stage.scroll(ScrollChange(delta: Vector(dx: 0, dy: 3), source: .continuous))
    scene.stage.advance(by: 0.1)
    scene.stage.scroll(ScrollChange(delta: Vector(dx: 0, dy: 3), source: .continuous))
    scene.stage.advance(by: 0.1)
    #expect(scene.takeGestures() == ["pan began", "pan changed"])
    scene.stage.advance(by: 0.1)
    #expect(scene.takeGestures() == ["pan ended"])
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("B12: a scrolling whose pointer is lost is cancelled")
  func pointerLost() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    scene.stage.touchpadScroll(by: Vector(dx: 0, dy: 4), at: location)
    scene.stage.pointerCancel()
    #expect(scene.takeGestures() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("B12: hovering begins, changes and ends with the pointer, and a nested view's with it")
  func hovering() {
    let inner = View(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    scene.view.addSubview(inner)
    scene.add(HoverGestureRecognizer(), "outer")
    let hover = scene.add(HoverGestureRecognizer(), "inner", to: inner)
    scene.stage.pointerMove(to: Point(x: 10, y: 10))
    scene.stage.pointerMove(to: Point(x: 110, y: 110))
    #expect(scene.takeGestures() == ["outer began", "inner began", "outer changed"])
    #expect(hover.location(in: inner) == Point(x: 10, y: 10))
    scene.stage.pointerMove(to: Point(x: 10, y: 10))
    #expect(scene.takeGestures() == ["inner ended", "outer changed"])
    scene.stage.pointerLeave()
    #expect(scene.takeGestures() == ["outer ended"])
    #expect(hover.state == .possible)
  }

  @Test("hovering ends when the view hides or goes, and begins again when the pointer moves")
  func hoveringInterrupted() {
    let inner = View(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    scene.view.addSubview(inner)
    scene.add(HoverGestureRecognizer(), "hover", to: inner)
    scene.stage.pointerMove(to: Point(x: 110, y: 110))
    inner.isHidden = true
    inner.isHidden = false
    #expect(scene.takeGestures() == ["hover began", "hover cancelled"])
    scene.stage.pointerMove(to: Point(x: 111, y: 110))
    inner.removeFromSuperview()
    #expect(scene.takeGestures() == ["hover began", "hover cancelled"])
  }

  @Test("a tap while the pointer hovers is a tap")
  func tapAndHover() {
    scene.add(HoverGestureRecognizer(), "hover")
    scene.add(TapGestureRecognizer(), "tap")
    scene.stage.click(at: location)
    #expect(scene.takeGestures() == ["hover began", "tap ended"])
  }
}

/// A delegate that does not allow any recognizer to begin.
final class Refusing: GestureRecognizerDelegate {
  var asked = 0
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked += 1
    return false
  }
}
