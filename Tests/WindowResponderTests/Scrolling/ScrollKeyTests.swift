import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct ScrollKeyTests {
  private func scene() -> ScrollScene {
    let scene = ScrollScene()
    scene.stage.keyPress(.keyboardTab)
    return scene
  }

  @Test("D11: the Tab key stops at a view with something to scroll, and at no other")
  func focus() {
    do {
      let scene = scene()
      #expect(scene.view.isFocused)
    }
    let small = ScrollScene(content: Size(width: 400, height: 100))
    small.stage.keyPress(.keyboardTab)
    #expect(!small.view.isFocused)
  }

  @Test("D11: arrows scroll two lines, pages nine tenths of the view, eased")
  func arrowsAndPages() {
    let scene = scene()
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
    #expect(scene.y == 644)
  }
}
