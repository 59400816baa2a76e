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
}
