import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of several simultaneous recognizers in the combinations that applications use.
@MainActor @Suite(.serialized) struct GestureCombinationTests {
  let scene = GestureScene()

  /// A delegate that allows all recognizers to recognize simultaneously.
  private final class Allowing: GestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { true }
  }

  /// A view that is the delegate of its own recognizer.
  private final class Deciding: View, GestureRecognizerDelegate {
    var asked = 0
    var answer = true
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      asked += 1
      return answer
    }
  }

  @Test("D4: a picture is dragged, pinched and turned by the same two fingers")
  func draggedImage() {
    let delegate = Allowing()
    let pan = scene.add(PanGestureRecognizer(), "pan")
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    for recognizer in [pan, pinch, rotation] { recognizer.delegate = delegate }
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.stage.touchMove(0, to: Point(x: 120, y: 100))
    scene.stage.touchMove(1, to: Point(x: 240, y: 160))
    scene.stage.frame()
    #expect(scene.takeGestures().sorted() == ["pan began", "pinch began", "rotation began"])
    #expect([pan, pinch, rotation].allSatisfy { $0.numberOfTouches == 2 })
    #expect(pan.translation(in: nil) == Point(x: 30, y: 30))
    #expect(pinch.location(in: scene.view) == Point(x: 180, y: 130))
    #expect(pinch.location(ofTouch: 1, in: scene.view) == Point(x: 240, y: 160))
    scene.up(1)
    scene.move(130, 100, finger: 0)
    #expect(scene.takeGestures() == ["pan changed"])
    #expect(pan.translation(in: nil) == Point(x: 40, y: 30))
    scene.up(0)
    #expect(scene.takeGestures().sorted() == ["pan ended", "pinch ended", "rotation ended"])
  }

  @Test("D5: one tap, two and three, each waiting for the next to fail", arguments: 1...3)
  func chain(taps: Int) {
    var recognizers: [TapGestureRecognizer] = []
    for count in 1...3 {
      let tap = scene.add(TapGestureRecognizer(), "\(count)")
      tap.numberOfTapsRequired = count
      recognizers.last?.require(toFail: tap)
      recognizers.append(tap)
    }
    for _ in 0..<taps {
      scene.stage.tap(at: Point(x: 50, y: 50))
      scene.stage.advance(by: 0.1)
    }
    if taps < 3 { #expect(scene.takeGestures().isEmpty) }
    scene.stage.advance(by: 1)
    #expect(scene.takeGestures() == (taps < 3 ? ["\(taps) ended"] : ["3 ended"]))
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
  }

  @Test("D3: a tap on content that scrolls is one for the views around it too")
  func tapInAScrollView() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentSize = Size(width: 200, height: 1_000)
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 1_000))
    scrollView.addSubview(content)
    scene.view.addSubview(scrollView)
    scene.add(TapGestureRecognizer(), "outer")
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["outer ended"])
    scene.stage.advance(by: 1)
    scene.add(TapGestureRecognizer(), "inner", to: content)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["inner ended"])
    scene.stage.drag(from: Point(x: 50, y: 150), to: Point(x: 50, y: 50))
    scene.stage.advance(by: 5)
    #expect(scene.takeGestures().isEmpty)
    #expect(scrollView.contentOffset.y >= 90)
  }

  @Test("D5: scrolling waits for a swipe if its pan requires the failure of the swipe")
  func swipeBeforeScrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    scrollView.contentSize = Size(width: 1_000, height: 300)
    scene.view.addSubview(scrollView)
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    scene.add(swipe, "swipe", to: scrollView)
    scrollView.panGestureRecognizer.require(toFail: swipe)
    scene.stage.drag(from: Point(x: 300, y: 100), to: Point(x: 100, y: 100))
    #expect(scene.takeGestures() == ["swipe ended"])
    #expect(scrollView.contentOffset == .zero)
    scene.stage.advance(by: 1)
    scene.down(300, 100)
    scene.stage.advance(by: 0.6)
    scene.move(200, 100)
    scene.up()
    #expect(scene.takeGestures().isEmpty)
    #expect(scrollView.contentOffset.x > 0)
  }

  @Test("D10: swipes in four directions, each its own", arguments: 0..<4)
  func directions(index: Int) {
    let all: [(SwipeGestureRecognizer.Direction, String, Vector)] = [
      (.right, "right", Vector(dx: 100, dy: 0)), (.left, "left", Vector(dx: -100, dy: 0)),
      (.up, "up", Vector(dx: 0, dy: -100)), (.down, "down", Vector(dx: 0, dy: 100)),
    ]
    for (direction, name, _) in all {
      let swipe = scene.add(SwipeGestureRecognizer(), name)
      swipe.direction = direction
    }
    let start = Point(x: 200, y: 150)
    scene.stage.drag(from: start, to: start + all[index].2)
    #expect(scene.takeGestures() == ["\(all[index].1) ended"])
  }

  @Test("D6: a view that is its recognizer's delegate is asked once")
  func viewAsDelegate() {
    let view = Deciding(frame: scene.view.bounds)
    scene.view.addSubview(view)
    let tap = scene.add(TapGestureRecognizer(), "tap", to: view)
    tap.delegate = view
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(view.asked == 1)
    #expect(scene.takeGestures() == ["tap ended"])
    view.answer = false
    scene.stage.advance(by: 1)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(view.asked == 2)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("D4: a long press and a pan that may go on together: the pan begins after the press")
  func pressThenDrag() {
    let delegate = Allowing()
    let press = scene.add(LongPressGestureRecognizer(), "press")
    let pan = scene.add(PanGestureRecognizer(), "pan")
    press.delegate = delegate
    scene.down(50, 50)
    scene.stage.advance(by: 0.6)
    #expect(scene.takeGestures() == ["press began"])
    scene.move(80, 50)
    #expect(scene.takeGestures() == ["press changed", "pan began"])
    #expect(pan.translation(in: scene.view) == Point(x: 30, y: 0))
    scene.up()
    #expect(scene.takeGestures() == ["press ended", "pan ended"])
  }

  @Test("D7: of two that go on together the one that is disabled is cancelled, the other goes on")
  func oneIsDisabled() {
    let delegate = Allowing()
    let first = scene.add(PanGestureRecognizer(), "first")
    scene.add(PanGestureRecognizer(), "second")
    first.delegate = delegate
    scene.down(50, 50)
    scene.move(80, 50)
    #expect(scene.takeGestures() == ["first began", "second began"])
    first.isEnabled = false
    #expect(scene.takeGestures() == ["first cancelled"])
    #expect(first.numberOfTouches == 0)
    scene.move(90, 50)
    first.isEnabled = true
    scene.move(100, 50)
    scene.up()
    #expect(scene.takeGestures() == ["second changed", "second changed", "second ended"])
  }
}
