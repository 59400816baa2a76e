import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct StandardControlGestureTests {
  let scene = GestureScene()

  private func add<Kind: Control>(_ control: Kind) -> Kind {
    control.frame = Rect(x: 20, y: 20, width: 100, height: 44)
    control.addAction(
      Action { [log = scene.log] _ in log.add("control") }, for: .touchUpInside)
    scene.view.addSubview(control)
    return control
  }

  private func tap() { scene.stage.tap(at: Point(x: 50, y: 40)) }

  @Test("D9: a button beats a tap further up")
  func button() {
    _ = add(Button(type: .system))
    scene.add(TapGestureRecognizer(), "tap")
    tap()
    #expect(scene.takeGestures() == ["control"])
  }

  @Test("D9: but not a double tap, a tap of two fingers, a long press or a pan")
  func otherGestures() {
    let button = add(Button(type: .system))
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.stage.drag(from: Point(x: 50, y: 40), to: Point(x: 50, y: 90))
    #expect(Set(scene.takeGestures()) == ["pan began", "pan changed", "pan ended"])
    #expect(!button.isHighlighted)
    scene.view.removeGestureRecognizer(pan)
    scene.add(TapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap()
    tap()
    #expect(scene.takeGestures() == ["double ended"])
  }

  @Test("D9: a recognizer on the button itself wins")
  func onTheButton() {
    let button = add(Button(type: .system))
    scene.add(TapGestureRecognizer(), "tap", to: button)
    tap()
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("D9: a bare control has no such protection")
  func bareControl() {
    _ = add(Control())
    scene.add(TapGestureRecognizer(), "tap")
    tap()
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("D9: a tap that leaves the touches to the view recognises beside the button")
  func besideTheButton() {
    _ = add(Button(type: .system))
    scene.add(TapGestureRecognizer(), "tap").cancelsTouchesInView = false
    tap()
    #expect(scene.takeGestures() == ["tap ended", "control"])
  }

  @Test("D9: a disabled button prevents no recognizer")
  func disabled() {
    add(Button(type: .system)).isEnabled = false
    scene.add(TapGestureRecognizer(), "tap")
    tap()
    #expect(scene.takeGestures() == ["tap ended"])
  }
}

@MainActor @Suite(.serialized) struct TitleBarGestureTests {
  @Test("D9: the title bar is the desktop's: the window's recognizers leave it alone")
  func titleBar() {
    let size = Size(width: 300, height: 200)
    let bare = GestureScene(size: size, hasTitleBar: true)
    bare.add(PanGestureRecognizer(), "pan", to: bare.stage.window)
    bare.add(TapGestureRecognizer(), "tap", to: bare.stage.window)
    bare.stage.drag(from: Point(x: 100, y: 20), to: Point(x: 160, y: 20))
    bare.stage.tap(at: Point(x: 100, y: 20))
    #expect(bare.stage.windowManagerRequests == ["move"])
    #expect(bare.takeGestures().isEmpty)
  }
}
