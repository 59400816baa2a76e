import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollDelegateTests {
  /// A delegate with the signature of UIKit, in which the target offset is a pointer.
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

  /// A scroll view that is the delegate of its own pan recognizer.
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

  /// A scroll view that overrides its offset, records each change, and can limit the offset.
  private final class WatchfulScrollView: ScrollView {
    var offsets: [Double] = []
    var lowest = Double.infinity
    override var contentOffset: Point {
      get { super.contentOffset }
      set {
        super.contentOffset = Point(x: newValue.x, y: min(newValue.y, lowest))
        offsets.append(super.contentOffset.y)
      }
    }
  }

  @Test("D11: an override of the offset is set for every move, whatever its cause")
  func overriddenOffset() {
    let scroll = WatchfulScrollView()
    let scene = ScrollScene(view: scroll)
    scroll.contentOffset.y = 5
    #expect(scroll.offsets == [5])
    scroll.setContentOffset(.zero, animated: false)
    #expect(scroll.offsets == [5, 0])
    scroll.offsets = []
    var moves: [Double] = []
    scene.onScroll = { moves.append($0.contentOffset.y) }
    scene.fling(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -150))
    scene.stage.advance(by: 5)
    #expect(scroll.offsets == moves && moves.count > 20)
    scroll.setContentOffset(.zero, animated: true)
    scene.stage.advance(by: 1)
    #expect(scroll.offsets == moves)
    scroll.lowest = 40
    scene.press(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -150))
    #expect(scene.y == 40)
    scene.lift()
    scene.stage.advance(by: 5)
    #expect(scene.y <= 40)
  }

  @Test("D11: an offset that a delegate sets in scrollViewDidScroll stays")
  func setWhileTold() {
    let scene = ScrollScene()
    scene.onScroll = { scrollView in
      if scrollView.contentOffset.y > 20 { scrollView.contentOffset.y = 20 }
    }
    scene.press(Point(x: 200, y: 300), by: Vector(dx: 0, dy: -100))
    #expect(scene.y == 20)
    scene.lift()
    scene.stage.advance(by: 5)
    #expect(scene.y == 20)
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
