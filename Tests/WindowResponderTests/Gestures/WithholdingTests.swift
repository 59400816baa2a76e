import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct WithholdingTests {
  let scene = GestureScene()

  @Test("D2: with delaysTouchesBegan the view gets nothing until the recognizer fails, then all")
  func delayedBegan() {
    var places: [Point] = []
    var phases: [Touch.Phase] = []
    let note = { (touches: Set<Touch>, _: Event?) in
      for touch in touches {
        places.append(touch.location(in: nil))
        phases.append(touch.phase)
      }
    }
    scene.view.onBegan = note
    scene.view.onMoved = note
    scene.view.onEnded = note
    scene.add(TapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.down(50, 50)
    scene.move(53, 50)
    scene.move(56, 50)
    #expect(scene.log.take().isEmpty)
    scene.move(90, 50)
    #expect(scene.log.take() == ["v began", "v moved", "v moved", "v moved"])
    scene.up()
    #expect(scene.log.take() == ["v ended"])
    #expect(places.map(\.x) == [50, 53, 56, 90, 90])
    #expect(phases == [.began, .moved, .moved, .moved, .ended])
  }

  @Test("D2: with delaysTouchesBegan the view never hears of a gesture that was recognised")
  func delayedAndRecognised() {
    scene.add(TapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.log.take() == ["tap ended"])
  }

  @Test("D2: nor does it where the gesture leaves the touches to the view")
  func delayedRecognisedNotCancelling() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    tap.cancelsTouchesInView = false
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.log.take() == ["tap ended"])
  }

  @Test("D2: without cancelsTouchesInView the view gets all of it")
  func notCancelling() {
    scene.add(TapGestureRecognizer(), "tap").cancelsTouchesInView = false
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.log.take() == ["v began", "tap ended", "v ended"])
  }

  @Test("D2: without delaysTouchesEnded the view hears of each lifted finger at once")
  func endedAtOnce() {
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.take() == ["v began", "v ended", "v began", "v cancelled", "double ended"])
  }

  @Test("D2: a finger lifted while others may still complete the gesture")
  func oneOfTwoLifted() {
    scene.view.isMultipleTouchEnabled = true
    scene.add(TapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    scene.down(50, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.up(0)
    #expect(scene.take() == ["v began", "v began [1]"])
    scene.move(250, 50, finger: 1)
    #expect(scene.take() == ["v ended"])
    scene.up(1)
    #expect(scene.take() == ["v ended [1]"])
  }

  @Test("D2: two recognizers that delay: the view waits for both to fail")
  func twoDelaying() {
    let first = scene.add(ScriptedRecognizer(), "first")
    let second = scene.add(ScriptedRecognizer(), "second")
    first.delaysTouchesBegan = true
    second.delaysTouchesBegan = true
    scene.down(50, 50)
    first.state = .failed
    #expect(scene.log.take().isEmpty)
    second.state = .failed
    #expect(scene.log.take() == ["v began"])
    scene.up()
    #expect(scene.log.take() == ["v ended"])
  }

  @Test("D2: a delaying recognizer that is removed, disabled or ignores the finger delays no more")
  func noMoreDelay() {
    for way in 0...2 {
      let recognizer = scene.add(ScriptedRecognizer(), "r")
      recognizer.delaysTouchesBegan = true
      recognizer.onMoved = { recognizer in
        guard way == 2, let touch = recognizer.lastTouches.first else { return }
        recognizer.ignore(touch, for: Event())
      }
      scene.down(50, 50)
      #expect(scene.log.take().isEmpty)
      if way == 0 { scene.view.removeGestureRecognizer(recognizer) }
      if way == 1 { recognizer.isEnabled = false }
      scene.move(51, 50)
      scene.up()
      #expect(scene.log.take() == ["v began", "v moved", "v ended"])
      scene.view.removeGestureRecognizer(recognizer)
    }
  }

  @Test("B8: a view that leaves while its touches are withheld hears of neither beginning nor end")
  func leavingWithNothingHeard() {
    scene.add(TapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.down(50, 50)
    scene.view.removeFromSuperview()
    scene.up()
    #expect(scene.log.take().isEmpty)
  }

  @Test("B8: a view that leaves before it heard of the end hears cancelled")
  func leavingBeforeTheEnd() {
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.log.take() == ["v began"])
    scene.view.removeFromSuperview()
    #expect(scene.log.take() == ["v cancelled"])
    scene.stage.advance(by: 1)
    #expect(scene.log.take().isEmpty)
  }

  @Test("B8: a touch that the compositor cancels while it is withheld is nothing to the view")
  func cancelledWhileWithheld() {
    scene.add(TapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.down(50, 50)
    scene.stage.touchCancel()
    #expect(scene.log.take().isEmpty)
  }

  @Test("B8: a view that removes itself while it hears late gets one cancelled and nothing more")
  func removedInTheMiddle() {
    scene.add(TapGestureRecognizer(), "tap").delaysTouchesBegan = true
    scene.view.onMoved = { [unowned view = scene.view] _, _ in view.removeFromSuperview() }
    scene.down(50, 50)
    scene.move(53, 50)
    scene.move(56, 50)
    scene.move(90, 50)
    scene.up()
    #expect(scene.log.take() == ["v began", "v moved", "v cancelled"])
  }

  @Test("a finger that comes while a gesture goes on belongs to the gesture, not to the view")
  func laterTouch() {
    scene.view.isMultipleTouchEnabled = true
    scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50, finger: 0)
    scene.move(90, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.up(1)
    scene.up(0)
    #expect(scene.take() == ["v began", "v cancelled", "pan began", "pan ended"])
  }

  @Test("D2: a touch that a gesture took is cancelled to the view, and what it was after")
  func phaseToTheView() {
    scene.add(PanGestureRecognizer(), "pan")
    var phase: Touch.Phase?
    var held: Touch?
    scene.view.onCancelled = { touches, _ in
      held = touches.first
      phase = touches.first?.phase
    }
    scene.down(50, 50)
    scene.move(90, 50)
    #expect(phase == .cancelled)
    #expect(held?.phase == .moved)
    scene.up()
    #expect(held?.phase == .ended)
  }
}
