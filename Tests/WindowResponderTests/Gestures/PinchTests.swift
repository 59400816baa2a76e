import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct PinchTests {
  let scene = GestureScene()

  @Test("D10: the scale of a pinch is relative to the start")
  func aPinch() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.move(300, 100, finger: 1)
    #expect(scene.takeGestures() == ["pinch began"])
    #expect(pinch.scale == 2)
    scene.move(150, 100, finger: 1)
    #expect(pinch.scale == 0.5)
    scene.up(0)
    scene.up(1)
    #expect(scene.takeGestures() == ["pinch changed", "pinch ended"])
  }

  @Test("a pinch begins when the fingers' distance has changed by 8 points")
  func slop() {
    scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.move(207, 100, finger: 1)
    #expect(scene.takeGestures().isEmpty)
    scene.move(208, 100, finger: 1)
    #expect(scene.takeGestures() == ["pinch began"])
  }

  @Test("the scale goes on from what it is set to")
  func setScale() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.move(300, 100, finger: 1)
    pinch.scale = 1
    scene.move(400, 100, finger: 1)
    #expect((pinch.scale - 1.5).magnitude < 1e-9)
  }

  @Test("fingers that come and go make the scale jump by nothing")
  func fingersComeAndGo() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.move(300, 100, finger: 1)
    scene.down(150, 290, finger: 2)
    #expect((pinch.scale - 2).magnitude < 1e-9)
    scene.up(1)
    #expect((pinch.scale - 2).magnitude < 1e-9)
    scene.up(2)
    scene.move(120, 120, finger: 0)
    #expect((pinch.scale - 2).magnitude < 1e-9)
    scene.down(120, 220, finger: 1)
    scene.move(120, 320, finger: 1)
    #expect((pinch.scale - 4).magnitude < 1e-9)
  }

  @Test("a finger that moves in the event that lifts the other makes the scale jump by nothing")
  func movedWhileLifted() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    scene.move(300, 100, finger: 1)
    scene.stage.touchMove(1, to: Point(x: 320, y: 100))
    scene.stage.touchUp(0)
    scene.stage.frame()
    #expect((pinch.scale - 2).magnitude < 1e-9)
    scene.stage.touchMove(1, to: Point(x: 330, y: 100))
    scene.stage.touchDown(2, at: Point(x: 230, y: 100))
    scene.stage.frame()
    #expect((pinch.scale - 2).magnitude < 1e-9)
    scene.move(430, 100, finger: 1)
    #expect((pinch.scale - 4).magnitude < 1e-9)
  }

  @Test("coincident fingers, and a scale set to zero, trap nothing")
  func degenerate() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    scene.down(100, 100, finger: 0)
    scene.down(100, 100, finger: 1)
    scene.move(200, 100, finger: 1)
    scene.move(100, 100, finger: 1)
    pinch.scale = 0
    scene.move(200, 200, finger: 1)
    #expect(pinch.scale == 0)
    pinch.scale = 1
    scene.move(100, 100, finger: 1)
    #expect(pinch.scale.isFinite && pinch.scale > 0)
    #expect(rotation.rotation.isFinite)
    scene.up(0)
    scene.up(1)
    #expect(pinch.state == .possible)
  }

  @Test("the velocity of a pinch is in scale per second")
  func velocity() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    for step in 1...10 {
      scene.stage.advance(by: 0.02)
      scene.move(200 + Double(step) * 10, 100, finger: 1)
    }
    #expect((pinch.velocity - 5).magnitude < 0.01)
  }

  @Test("setting the scale resets the velocity, which counts on from there with the next move")
  func velocityOfASetScale() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    var velocities: [Double] = []
    pinch.addAction(
      Action { [unowned pinch] _ in
        velocities.append(pinch.velocity)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
      })
    scene.down(100, 100, finger: 0)
    scene.down(200, 100, finger: 1)
    for step in 1...10 {
      scene.stage.advance(by: 0.02)
      // Each step multiplies the distance by 1.1 in 0.02 s, which is a velocity of 5 a second.
      scene.move(100 + 100 * Self.power(1.1, step), 100, finger: 1)
    }
    #expect((velocities.last ?? 0) > 4.5 && (velocities.last ?? 0) < 5.5)
    pinch.scale = 5
    #expect(pinch.velocity == 0)
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { value, _ in value * base }
  }

  @Test("D10: a rotation is in radians, clockwise, also beyond half a turn")
  func rotation() {
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    scene.down(200, 150, finger: 0)
    scene.down(300, 150, finger: 1)
    scene.move(299.9, 155, finger: 1)
    #expect(scene.takeGestures().isEmpty)
    for (x, y) in [(200.0, 250.0), (100.0, 150.0), (200.0, 50.0), (300.0, 150.0)] {
      scene.move(x, y, finger: 1)
    }
    #expect((rotation.rotation - 2 * .pi).magnitude < 1e-6)
    #expect(scene.takeGestures().first == "rotation began")
    rotation.rotation = 0
    scene.move(200, 250, finger: 1)
    #expect((rotation.rotation - .pi / 2).magnitude < 1e-6)
    scene.up(0)
    scene.up(1)
    #expect(scene.takeGestures().last == "rotation ended")
  }

  @Test("a finger more, or less, turns nothing")
  func rotationFingersComeAndGo() {
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    scene.down(200, 150, finger: 0)
    scene.down(300, 150, finger: 1)
    scene.move(200, 250, finger: 1)
    let before = rotation.rotation
    scene.down(20, 20, finger: 2)
    scene.up(0)
    #expect(rotation.rotation == before)
    scene.up(1)
    scene.move(50, 50, finger: 2)
    #expect(rotation.rotation == before)
  }

  // MARK: On a touchpad

  @Test("a pinch on a touchpad scales and turns")
  func touchpad() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    let rotation = scene.add(RotationGestureRecognizer(), "rotation")
    let both = Permissive()
    pinch.delegate = both
    scene.stage.touchpadPinchBegan(at: Point(x: 50, y: 60))
    scene.stage.touchpadPinchChanged(scale: 1.5, rotation: 0.2)
    #expect(scene.takeGestures() == ["pinch began", "rotation began"])
    #expect(pinch.location(in: nil) == Point(x: 50, y: 60))
    pinch.scale = 1
    scene.stage.touchpadPinchChanged(scale: 3, rotation: 0.2)
    #expect((pinch.scale - 2).magnitude < 1e-9)
    #expect((rotation.rotation - 0.4).magnitude < 1e-9)
    scene.stage.touchpadPinchEnded()
    #expect(
      scene.takeGestures() == [
        "pinch changed", "rotation changed", "pinch ended", "rotation ended",
      ])
    #expect(pinch.state == .possible && rotation.state == .possible)
  }

  @Test("one that is cancelled, or loses its pointer, cancels")
  func touchpadCancelled() {
    let pinch = scene.add(PinchGestureRecognizer(), "pinch")
    scene.stage.touchpadPinchBegan(at: Point(x: 50, y: 60))
    scene.stage.touchpadPinchChanged(scale: 1.5)
    scene.stage.touchpadPinchEnded(cancelled: true)
    #expect(scene.takeGestures() == ["pinch began", "pinch cancelled"])
    scene.stage.touchpadPinchBegan(at: Point(x: 50, y: 60))
    scene.stage.touchpadPinchChanged(scale: 1.5)
    scene.stage.pointerCancel()
    #expect(scene.takeGestures() == ["pinch began", "pinch cancelled"])
    #expect(pinch.state == .possible)
  }

  @Test("a swipe of three fingers on a touchpad is a swipe of three fingers")
  func touchpadSwipe() {
    scene.add(SwipeGestureRecognizer(), "one")
    scene.add(SwipeGestureRecognizer(), "three").numberOfTouchesRequired = 3
    scene.stage.touchpadSwipeBegan(at: Point(x: 50, y: 60))
    scene.stage.touchpadSwipeChanged(by: Vector(dx: 60, dy: 0))
    scene.stage.touchpadSwipeEnded()
    #expect(scene.takeGestures() == ["three ended"])
  }
}

/// A delegate that allows all recognizers to recognize simultaneously.
final class Permissive: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { true }
}
