import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct PanTests {
  let scene = GestureScene()

  @Test("D10: a pan begins after 10 points, changes and ends")
  func aPan() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.move(59, 50)
    #expect(scene.takeGestures().isEmpty)
    scene.move(60, 50)
    #expect(scene.takeGestures() == ["pan began"])
    scene.move(80, 55)
    #expect(scene.takeGestures() == ["pan changed"])
    #expect(pan.translation(in: nil) == Point(x: 30, y: 5))
    scene.up()
    #expect(scene.takeGestures() == ["pan ended"])
    #expect(pan.state == .possible)
  }
}
