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

  @Test("two taps in quick succession are a double tap; the view hears of the first one's end late")
  func doubleTap() {
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap()
    #expect(scene.take() == ["v began"])
    scene.stage.advance(by: 0.1)
    tap()
    #expect(scene.take() == ["v began", "v cancelled [0, 0]", "double ended"])
  }
}
