import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollKeyTests {
  /// The view or controller that has the keyboard focus when keys scroll.
  enum Keyboard: CaseIterable {
    case nobody, view, viewInside, controller
  }

  private func scene(_ keyboard: Keyboard = .nobody) -> ScrollScene {
    let scene = ScrollScene()
    switch keyboard {
    case .nobody: break
    case .view: scene.stage.window.focus.focus(scene.view)
    case .viewInside:
      let inside = KeyView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      scene.view.addSubview(inside)
      inside.becomeFirstResponder()
    case .controller:
      let controller = KeyController()
      scene.stage.window.rootViewController = controller
      controller.view.addSubview(scene.view)
      controller.becomeFirstResponder()
    }
    return scene
  }

  private final class KeyView: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class KeyController: ViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("K6: the Tab key passes by a view that only scrolls")
  func focus() {
    let scene = scene()
    scene.stage.keyPress(.keyboardTab)
    #expect(!scene.view.isFocused && scene.stage.window.focus.focusedView == nil)
  }

  @Test(
    "D11: arrows scroll two lines, pages nine tenths of the view, eased",
    arguments: Keyboard.allCases)
  func arrowsAndPages(keyboard: Keyboard) {
    let scene = scene(keyboard)
    scene.stage.keyPress(.keyboardDownArrow)
    #expect(scene.y < 40)
    scene.stage.advance(by: 1)
    #expect(scene.y == 40)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 400)
    scene.stage.keyPress(.keyboardSpacebar)
    scene.stage.advance(by: 1)
    #expect(scene.y == 760)
    scene.stage.keyPress(.keyboardSpacebar, modifiers: .shift)
    scene.stage.advance(by: 1)
    #expect(scene.y == 400)
    scene.stage.keyPress(.keyboardUpArrow)
    scene.stage.advance(by: 1)
    #expect(scene.y == 360)
  }

  @Test("D11: Home and End go to the content's ends")
  func ends() {
    let scene = scene()
    scene.stage.keyPress(.keyboardEnd)
    scene.stage.advance(by: 0.1)
    #expect(scene.y > 0 && scene.y < 3_600)
    scene.stage.advance(by: 1)
    #expect(scene.y == 3_600)
    scene.stage.keyPress(.keyboardHome)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
  }

  @Test("D11: a key that is held scrolls on, and stops with the key")
  func held() {
    let scene = scene()
    scene.stage.keyDown(.keyboardDownArrow)
    scene.stage.advance(by: 1)
    let y = scene.y
    #expect(y > 300)
    scene.stage.keyUp(.keyboardDownArrow)
    scene.stage.advance(by: 2)
    #expect(scene.y < y + 100)
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("D11: a key at the end of an inner view is the outer one's")
  func nested() {
    let scene = ScrollScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 400, height: 330)
    scene.view.addSubview(inner)
    scene.stage.window.focus.focus(inner)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(inner.contentOffset.y == 30 && scene.y == 0)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(inner.contentOffset.y == 30 && scene.y == 360)
  }

  @Test("D11: the Tab key brings what it stops at into sight")
  func reveal() {
    let scene = scene()
    let button = Button(type: .system)
    button.frame = Rect(x: 10, y: 1_000, width: 100, height: 44)
    scene.view.addSubview(button)
    scene.stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    scene.stage.advance(by: 1)
    // The button's bottom edge is 8 points above the edge of the visible area.
    #expect(scene.y == 652)
  }

  @Test("K6: where no view has the keyboard, keys scroll the one of which most is seen")
  func largest() {
    let scene = scene()
    scene.view.frame.size.width = 300
    let narrow = ScrollView(frame: Rect(x: 300, y: 0, width: 100, height: 400))
    narrow.contentSize = Size(width: 100, height: 9_000)
    scene.stage.window.addSubview(narrow)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = Size(width: 300, height: 800)
    scene.view.addSubview(inner)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 360 && narrow.contentOffset.y == 0 && inner.contentOffset.y == 0)
    scene.view.contentOffset = .zero
    scene.view.isScrollEnabled = false
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0 && inner.contentOffset.y == 360)
    scene.view.isHidden = true
    scene.stage.keyPress(.keyboardDownArrow)
    scene.stage.advance(by: 1)
    #expect(narrow.contentOffset.y == 40)
  }

  @Test("K6: keys of a view elsewhere that has the keyboard scroll nothing")
  func elsewhere() {
    let scene = scene()
    let button = Button(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    scene.stage.window.addSubview(button)
    scene.stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
  }

  @Test("K6: below what is presented keys scroll nothing, in it they do")
  func presented() {
    let scene = scene()
    let root = ViewController()
    scene.stage.window.rootViewController = root
    root.view.addSubview(scene.view)
    let sheet = ViewController()
    root.present(sheet, animated: false)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = Size(width: 200, height: 800)
    sheet.view.addSubview(inner)
    scene.stage.keyPress(.keyboardPageDown)
    scene.stage.advance(by: 1)
    #expect(scene.y == 0 && inner.contentOffset.y == 180)
  }

  @Test(
    "D11: a held key that scrolls without a first responder ends when the focus is lost")
  func takenAway() {
    let scene = scene()
    scene.stage.keyDown(.keyboardDownArrow)
    scene.stage.advance(by: 1)
    scene.stage.keyboardFocus(false)
    scene.stage.advance(by: 1)
    let y = scene.y
    #expect(y > 300)
    scene.stage.advance(by: 2)
    #expect(scene.y == y && scene.stage.application.nextTimer == nil)
  }

  @Test("H11: Ctrl with plus and minus zooms the focused view, and Ctrl+0 shows it in its own size")
  func zooms() {
    let scene = ScrollScene(content: Size(width: 400, height: 400))
    let picture = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scene.view.addSubview(picture)
    scene.zoomed = picture
    scene.view.minimumZoomScale = 0.5
    scene.view.maximumZoomScale = 4
    scene.stage.window.focus.focus(scene.view)
    scene.stage.keyPress(.keyboardEqualSign, modifiers: [.control, .shift])
    scene.stage.keyPress(.keyboardEqualSign, modifiers: .control)
    scene.stage.advance(by: 1)
    #expect(abs(scene.view.zoomScale - 1.44) < 0.001)
    for _ in 0..<20 { scene.stage.keyPress(.keyboardHyphen, modifiers: .control) }
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 0.5)
    scene.stage.keyPress(.keyboard0, modifiers: .control)
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 1)
    scene.view.allowsKeyboardScrolling = false
    scene.stage.keyPress(.keyboardEqualSign, modifiers: .control)
    scene.stage.advance(by: 1)
    #expect(scene.view.zoomScale == 1)
  }

  @Test("H11: An arrow key goes to the page beside the present one")
  func pages() {
    let scene = ScrollScene(content: Size(width: 400, height: 1600))
    scene.view.isPagingEnabled = true
    scene.stage.window.focus.focus(scene.view)
    let steps: [(key: KeyboardHIDUsage, y: Double)] = [
      (.keyboardDownArrow, 400), (.keyboardDownArrow, 800), (.keyboardUpArrow, 400),
    ]
    for (key, y) in steps {
      scene.stage.keyPress(key)
      scene.stage.advance(by: 1)
      #expect(scene.y == y)
    }
  }
}
