import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollDelegateTests {
  /// A delegate written as for UIKit, where the target is a pointer.
  private final class PointerDelegate: ScrollViewDelegate {
    var proposed = Point.zero
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point,
      targetContentOffset: UnsafeMutablePointer<Point>
    ) {
      proposed = targetContentOffset.pointee
      targetContentOffset.pointee.y = 250
    }
  }

  /// A scroll view that decides about its own pan as its delegate.
  private final class SharingScrollView: ScrollView, GestureRecognizerDelegate {
    var mayBegin = true
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      mayBegin && super.gestureRecognizerShouldBegin(recognizer)
    }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { true }
  }

  @Test("D11: the target may be set through a pointer, as in UIKit")
  func pointer() {
    let scene = ScrollScene()
    let delegate = PointerDelegate()
    scene.view.delegate = delegate
    scene.fling(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -150))
    #expect(delegate.proposed.y > 250)
    scene.stage.advance(by: 10)
    #expect(scene.y == 250)
  }

  @Test("D11: a scroll view that is a recognizer's delegate is that of its own pan")
  func subclass() {
    let scroll = SharingScrollView()
    let scene = ScrollScene(view: scroll)
    #expect(scroll.panGestureRecognizer.delegate === scroll)
    let pan = PanGestureRecognizer()
    scroll.addGestureRecognizer(pan)
    scene.press(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 90)
    #expect(pan.state == .changed)
    scene.lift()
    scroll.mayBegin = false
    scene.stage.advance(by: 5)
    let before = scene.y
    scene.press(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -100))
    scene.lift()
    #expect(scene.y == before)
  }

  @Test("D11: content bounces along one axis and not along the other where that is wanted")
  func bouncesAlongOneAxis() {
    let scene = ScrollScene(content: Size(width: 800, height: 800))
    scene.view.bouncesVertically = false
    scene.press(Point(x: 100, y: 100), by: Vector(dx: 100, dy: 100))
    #expect(scene.offset.x < 0)
    #expect(scene.offset.y == 0)
    scene.lift()
    scene.stage.advance(by: 3)
    scene.view.bounces = false
    scene.press(Point(x: 100, y: 100), by: Vector(dx: 100, dy: 100))
    #expect(scene.offset == .zero)
    scene.lift()
  }

  @Test("D11: the insets of both bars are set at once")
  func indicatorInsets() {
    let scroll = ScrollView()
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.scrollIndicatorInsets = insets
    #expect(scroll.verticalScrollIndicatorInsets == insets)
    #expect(scroll.horizontalScrollIndicatorInsets == insets)
  }
}
