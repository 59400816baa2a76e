import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct LongPressTests {
  let scene = GestureScene()

  @Test("D10: a long press fires after 0.5 s with no event, and takes the finger from the view")
  func byTimer() {
    let press = scene.add(LongPressGestureRecognizer(), "press")
    scene.down(50, 50)
    scene.stage.advance(by: 0.49)
    #expect(scene.take() == ["v began"])
    scene.stage.advance(by: 0.02)
    #expect(scene.take() == ["v cancelled", "press began"])
    scene.move(90, 50)
    scene.up()
    #expect(scene.take() == ["press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("D10: 10 points are allowed before, any distance after")
  func movement() {
    scene.add(LongPressGestureRecognizer(), "press")
    scene.down(50, 50)
    scene.move(60, 50)
    scene.move(61, 50)
    scene.stage.advance(by: 1)
    scene.up()
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("a finger lifted too early is no long press")
  func tooShort() {
    scene.add(LongPressGestureRecognizer(), "press")
    scene.stage.tap(at: Point(x: 50, y: 50), duration: 0.4)
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("a long press after a tap")
  func afterATap() {
    let press = scene.add(LongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    scene.down(50, 50)
    scene.stage.advance(by: 1)
    scene.up()
    scene.stage.advance(by: 1)
    #expect(scene.takeGestures().isEmpty)
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.stage.advance(by: 0.1)
    scene.down(52, 50)
    scene.stage.advance(by: 0.6)
    #expect(scene.takeGestures() == ["press began"])
    scene.up()
    #expect(press.state == .possible)
  }

  @Test("two fingers: it ends when one of them is lifted")
  func twoFingers() {
    scene.add(LongPressGestureRecognizer(), "press").numberOfTouchesRequired = 2
    scene.down(50, 50, finger: 0)
    scene.stage.advance(by: 1)
    #expect(scene.takeGestures().isEmpty)
    scene.down(150, 50, finger: 1)
    scene.stage.advance(by: 0.6)
    scene.up(0)
    #expect(scene.takeGestures() == ["press began", "press ended"])
    scene.up(1)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("with no duration it begins at once")
  func noDuration() {
    scene.add(LongPressGestureRecognizer(), "press").minimumPressDuration = 0
    scene.down(50, 50)
    #expect(scene.take() == ["press began"])
  }

  @Test("D7: removed while it waits, its timer does nothing")
  func removedWhileWaiting() {
    let press = scene.add(LongPressGestureRecognizer(), "press")
    scene.down(50, 50)
    scene.view.removeGestureRecognizer(press)
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["v began"])
    #expect(press.state == .possible)
    scene.up()
  }

  @Test("D4: a long press prevents a tap of the same finger")
  func tapAfterPress() {
    scene.add(TapGestureRecognizer(), "tap")
    scene.add(LongPressGestureRecognizer(), "press")
    scene.down(50, 50)
    scene.stage.advance(by: 0.6)
    scene.up()
    #expect(scene.takeGestures() == ["press began", "press ended"])
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["tap ended"])
  }
}
