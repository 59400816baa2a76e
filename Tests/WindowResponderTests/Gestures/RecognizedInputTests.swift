import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the input that a recognizer has in an event, and of the state that it reports.
@MainActor @Suite(.serialized) struct RecognizedInputTests {
  private let scene = GestureScene()
  private let refusing = RefusingDelegate()
  private let counting = CountingDelegate()

  @Test("An event has no touches for a recognizer whose delegate has refused them")
  func refusedTouches() {
    let refused = scene.add(ScriptedRecognizer(), "refused")
    refused.delegate = refusing
    let disabled = scene.add(ScriptedRecognizer(), "disabled")
    disabled.isEnabled = false
    let other = scene.add(ScriptedRecognizer(), "other")
    var counts: [Int?] = []
    scene.view.onBegan = { _, event in
      counts = [refused, disabled, other].map { event?.touches(for: $0)?.count }
    }
    scene.down(50, 50)
    scene.up()
    #expect(counts == [nil, nil, 1])
  }

  @Test("A recognizer and its delegate are asked once for all touches that begin in an event")
  func askedOnce() {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    recognizer.delegate = counting
    scene.stage.touchDown(0, at: Point(x: 50, y: 50))
    scene.stage.touchDown(1, at: Point(x: 90, y: 50))
    scene.stage.frame()
    #expect(counting.questions == ["event", "touch", "touch"])
    scene.down(120, 50, finger: 2)
    #expect(counting.questions.suffix(2) == ["event", "touch"])
    #expect(counting.questions.count == 5)
    for finger in 0...2 { scene.up(finger) }
  }

  @Test("An event has the presses for a recognizer that the recognizer accepts")
  func acceptedPresses() {
    let view = PressView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.stage.window.addSubview(view)
    view.becomeFirstResponder()
    let recognizer = scene.add(ScriptedRecognizer(), "r", to: view)
    recognizer.allowedPressTypes = [.select]
    var counts: [Int] = []
    view.onBegan = { counts.append($0.presses(for: recognizer).count) }
    scene.stage.keyPress(.keyboardA)
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(counts == [0, 1])
  }

  @Test("The touches of a recognized swipe have the locations at which it began")
  func swipeStart() {
    scene.view.isMultipleTouchEnabled = true
    let swipe = SwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    var starts: [Point] = []
    swipe.addAction(
      Action { [unowned swipe] _ in
        starts = [
          swipe.location(in: nil), swipe.location(ofTouch: 0, in: nil),
          swipe.location(ofTouch: 1, in: nil), swipe.location(ofTouch: 2, in: nil),
        ]
      })
    scene.view.addGestureRecognizer(swipe)
    scene.down(50, 50, finger: 0)
    scene.down(50, 100, finger: 1)
    scene.stage.touchMove(0, to: Point(x: 150, y: 50))
    scene.stage.touchMove(1, to: Point(x: 150, y: 100))
    scene.stage.frame()
    let middle = Point(x: 50, y: 75)
    #expect(starts == [middle, Point(x: 50, y: 50), Point(x: 50, y: 100), middle])
    scene.up(0)
    scene.up(1)
  }

  @Test("A gesture that is cancelled while it waits for another to fail never begins")
  func cancelledWhileWaiting() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    pinch.require(toFail: rotation)
    scene.stage.touchpadPinchBegan(at: Point(x: 50, y: 60))
    scene.stage.touchpadPinchChanged(scale: 1.5)
    scene.stage.touchpadPinchEnded(cancelled: true)
    #expect(scene.takeGestures().isEmpty)
    #expect(pinch.state == .possible && rotation.state == .possible)
  }

  @Test("Setting the rotation resets the velocity until the touches rotate again")
  func velocityOfASetRotation() {
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    scene.down(200, 150, finger: 0)
    scene.down(300, 150, finger: 1)
    for (x, y) in [(299.0, 160.0), (296, 170), (291, 180), (286, 190)] {
      scene.stage.advance(by: 0.02)
      scene.move(x, y, finger: 1)
    }
    #expect(rotation.velocity > 0)
    rotation.rotation = 0
    #expect(rotation.velocity == 0 && rotation.rotation == 0)
    scene.stage.advance(by: 0.02)
    scene.move(280, 200, finger: 1)
    #expect(rotation.velocity > 0 && rotation.rotation > 0)
    scene.up(0)
    scene.up(1)
  }
}

private final class RefusingDelegate: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { false }
}

private final class CountingDelegate: GestureRecognizerDelegate {
  var questions: [String] = []
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool {
    questions.append("event")
    return true
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    questions.append("touch")
    return true
  }
}

private final class PressView: View {
  var onBegan: ((PressesEvent) -> Void)?
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let event { onBegan?(event) }
  }
}
