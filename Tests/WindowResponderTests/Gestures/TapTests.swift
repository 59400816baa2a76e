import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct TapTests {
  let scene = GestureScene()

  private func tap(_ x: Double = 50, _ y: Double = 50) {
    scene.stage.tap(at: Point(x: x, y: y))
  }

  @Test("D2: a view with a tap recognizer gets began, and cancelled right before the action")
  func aTap() {
    scene.add(TapGestureRecognizer(), "tap")
    tap()
    #expect(scene.take() == ["v began", "v cancelled", "tap ended"])
  }

  @Test("D10: a finger that moves 10 points still taps, beyond that it does not")
  func movement() {
    scene.add(TapGestureRecognizer(), "tap")
    scene.down(50, 50)
    scene.move(60, 50)
    scene.up()
    #expect(scene.take() == ["v began", "v cancelled", "tap ended"])
    scene.down(50, 50)
    scene.move(60.5, 50)
    scene.up()
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("D10: what counts is how far the finger ever was away")
  func thereAndBack() {
    scene.add(TapGestureRecognizer(), "tap")
    scene.down(50, 50)
    scene.move(70, 50)
    scene.move(50, 50)
    scene.up()
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("D1: after a failed tap the next one counts")
  func failedThenTapped() {
    let recognizer = scene.add(TapGestureRecognizer(), "tap")
    scene.down(50, 50)
    scene.move(90, 50)
    #expect(recognizer.state == .failed)
    scene.up()
    #expect(recognizer.state == .possible)
    _ = scene.take()
    tap()
    #expect(scene.take() == ["v began", "v cancelled", "tap ended"])
  }

  @Test("a single tap may last as long as it likes")
  func longTap() {
    scene.add(TapGestureRecognizer(), "tap")
    scene.stage.tap(at: Point(x: 50, y: 50), duration: 3)
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("D2: two taps in quick succession are a double tap; the view hears of neither one's end")
  func doubleTap() {
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap()
    #expect(scene.take() == ["v began"])
    scene.stage.advance(by: 0.1)
    tap()
    #expect(scene.take() == ["v began", "v cancelled [0, 0]", "double ended"])
  }

  @Test("D2: a second tap that does not come: the view hears of the first one's end then")
  func halfADoubleTap() {
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap()
    scene.stage.advance(by: 0.34)
    #expect(scene.take() == ["v began"])
    scene.stage.advance(by: 0.02)
    #expect(scene.take() == ["v ended"])
    #expect(double.state == .possible)
  }

  @Test("a second tap too far away is none")
  func doubleTapElsewhere() {
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap(50, 50)
    tap(100, 50)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("each tap of several has to be short")
  func slowDoubleTap() {
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.stage.tap(at: Point(x: 50, y: 50), duration: 0.8)
    tap()
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("D8: single and double tap without a failure requirement both fire")
  func singleAndDouble() {
    scene.add(TapGestureRecognizer(), "single")
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap()
    #expect(scene.takeGestures() == ["single ended"])
    tap()
    #expect(scene.takeGestures() == ["single ended", "double ended"])
  }

  @Test("two fingers tap together, in whatever order they come and go")
  func twoFingers() {
    let two = scene.add(TapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    scene.down(50, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.up(0)
    #expect(scene.takeGestures().isEmpty)
    var place = Point.zero
    var count = 0
    two.addAction(
      Action { [unowned two] _ in
        place = two.location(in: nil)
        count = two.numberOfTouches
      })
    scene.up(1)
    #expect(scene.takeGestures() == ["two ended"])
    #expect(place == Point(x: 100, y: 50))
    #expect(count == 2)
  }

  @Test("one finger, or three, are no tap of two")
  func wrongNumber() {
    scene.add(TapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    tap()
    for id in 0...2 { scene.down(50 + Double(id) * 50, 50, finger: id) }
    for id in 0...2 { scene.up(id) }
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("a click is a tap with the buttons that are required")
  func buttons() {
    scene.add(TapGestureRecognizer(), "left")
    scene.add(TapGestureRecognizer(), "right").buttonMaskRequired = .secondary
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["left ended"])
    scene.stage.click(at: Point(x: 50, y: 50), button: .secondary)
    #expect(scene.takeGestures() == ["right ended"])
  }

  @Test("the action knows place, button and modifiers")
  func whatTheActionKnows() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    var seen: (Point, Int, Event.ButtonMask)?
    tap.addAction(
      Action { [unowned tap, unowned scene] _ in
        seen = (tap.location(in: scene.view), tap.numberOfTouches, tap.buttonMask)
      })
    scene.stage.click(at: Point(x: 33, y: 44))
    #expect(seen?.0 == Point(x: 33, y: 44))
    #expect(seen?.1 == 1)
    #expect(seen?.2 == .primary)
  }

  @Test("B12: what may touch is for the recognizer to say")
  func touchTypes() {
    scene.add(TapGestureRecognizer(), "finger").allowedTouchTypes = [.direct]
    scene.stage.click(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures().isEmpty)
    tap()
    #expect(scene.takeGestures() == ["finger ended"])
  }

  @Test("B4: a tap that the compositor cancels is none")
  func cancelled() {
    let recognizer = scene.add(TapGestureRecognizer(), "tap")
    scene.down(50, 50)
    scene.stage.touchCancel()
    #expect(scene.take() == ["v began", "v cancelled"])
    #expect(recognizer.state == .possible)
  }
}
