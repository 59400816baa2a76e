import ResponderTestKit
import Testing
import Widgets

/// Tests of text that the application sets again, for example after a change of its file.
@MainActor struct TextViewSetAgainTests {
  private let lines = (1...200).map { "line \($0)\n" }.joined()

  @Test(
    "Text that is set again and goes on leaves what is seen where it is", arguments: [true, false])
  func growing(isFocused: Bool) {
    let it = TextViewStage(lines, isFocused: isFocused)
    it.view.contentOffset.y = 333
    it.stage.render()
    for text in [lines + "more\n", lines, String(lines.dropLast(500))] {
      it.view.text = text
      it.stage.render()
      #expect(it.view.contentOffset.y == 333)
    }
  }

  @Test("Another text is shown from its start, and a shorter one as far as it goes")
  func others() {
    let it = TextViewStage(lines, isFocused: false)
    it.view.contentOffset.y = 333
    it.stage.render()
    it.view.text = "another\n" + lines
    it.stage.render()
    #expect(it.view.contentOffset.y == 0)
    it.view.contentOffset.y = 333
    it.stage.render()
    it.view.text = "another\n"
    it.stage.render()
    #expect(it.view.contentOffset.y == 0)
  }
}
