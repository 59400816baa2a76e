import ResponderTestKit
import Testing
import WindowResponder

/// Tests of the delivery of touches, and of gestures with two touches.
@MainActor @Suite(.serialized) struct StageTouchTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let center = Point(x: 150, y: 150)

  init() {
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    stage.render()
  }

  private final class Presses { var count = 0 }

  private func addButton() -> (button: Button, presses: Presses) {
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    let presses = Presses()
    button.addAction(Action { _ in presses.count += 1 }, for: .touchUpInside)
    view.addSubview(button)
    stage.render()
    return (button, presses)
  }

  @Test("Advancing the clock delivers touches that no frame has delivered")
  func advance() {
    let (button, presses) = addButton()
    stage.touchDown(at: button.center)
    stage.advance(by: 0.1)
    #expect(button.isHighlighted)
    stage.touchUp()
    stage.advance(by: 0.1)
    #expect(presses.count == 1)
  }

  @Test("Drawing delivers touches that no frame has delivered")
  func render() {
    let (button, presses) = addButton()
    stage.touchDown(at: button.center)
    stage.render()
    stage.touchUp()
    _ = stage.snapshot()
    #expect(presses.count == 1)
  }

  @Test("A pinch has the scale and the rotation that were passed")
  func pinch() {
    var (scales, angles): ([Double], [Double]) = ([], [])
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    let together = Together()
    for recognizer in [pinch, rotation] {
      recognizer.delegate = together
      view.addGestureRecognizer(recognizer)
    }
    pinch.addAction(Action { _ in scales.append(pinch.scale) })
    rotation.addAction(Action { _ in angles.append(rotation.rotation) })
    stage.pinch(at: center, scale: 2, rotation: 0.5)
    #expect(abs((scales.last ?? 0) - 2) < 0.001)
    #expect(abs((angles.last ?? 0) - 0.5) < 0.001)
  }

  @Test("A rotation changes no scale, and goes clockwise")
  func rotation() {
    let rotation = RotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    var angles: [Double] = []
    rotation.addAction(Action { _ in angles.append(rotation.rotation) })
    stage.rotate(by: .pi / 2, at: center)
    #expect(abs((angles.last ?? 0) - .pi / 2) < 0.001)
    stage.rotate(by: -.pi / 2, at: center)
    #expect(abs((angles.last ?? 0) + .pi / 2) < 0.001)
  }

  private final class Together: GestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { true }
  }
}
