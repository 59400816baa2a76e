import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct AutoscrollTests {
  @Test("a selection goes on while the pointer rests below the scroll view")
  func stillPointer() {
    let scene = ScrolledSketch()
    scene.stage.pointerMove(to: Point(x: 60, y: 80))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 80, y: 200))
    let first = scene.input.editor.head
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.contentOffset.y > 100)
    #expect(scene.input.editor.head > first)
    let caret = scene.input.caretRect(for: scene.input.editor.head)
    #expect(caret.maxY > scene.scroller.bounds.minY && caret.minY < scene.scroller.bounds.maxY)
  }

  @Test("it goes faster the further the pointer is away")
  func faster() {
    let scene = ScrolledSketch()
    scene.stage.pointerMove(to: Point(x: 60, y: 80))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 80, y: 175))
    scene.stage.advance(by: 0.3)
    let slow = scene.scroller.contentOffset.y
    scene.stage.pointerMove(to: Point(x: 80, y: 250))
    scene.stage.advance(by: 0.3)
    #expect(slow > 0)
    #expect(scene.scroller.contentOffset.y - slow > 2 * slow)
  }

  @Test(
    "it ends at the end of the text, when the pointer comes back, and when the button is let go")
  func ends() {
    let scene = ScrolledSketch()
    scene.stage.pointerMove(to: Point(x: 60, y: 80))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 80, y: 290))
    scene.stage.advance(by: 10)
    #expect(scene.scroller.contentOffset.y == 1500 - 120)
    #expect(scene.input.editor.head.utf8Offset > scene.input.text.utf8.count - 7)
    scene.stage.pointerMove(to: Point(x: 80, y: 10))
    scene.stage.advance(by: 0.1)
    let moved = scene.scroller.contentOffset.y
    #expect(moved < 1500 - 120)
    scene.stage.pointerMove(to: Point(x: 80, y: 100))
    scene.stage.advance(by: 0.5)
    let rest = scene.scroller.contentOffset.y
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.contentOffset.y == rest)
    scene.stage.pointerMove(to: Point(x: 80, y: 10))
    scene.stage.pointerUp()
    scene.stage.advance(by: 0.1)
    let end = scene.scroller.contentOffset.y
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.contentOffset.y == end)
  }

  @Test("a pointer that is beside a short text does not scroll what is around it")
  func shortText() {
    let scene = ScrolledSketch()
    let field = EditedSketch(
      "one line", frame: Rect(x: 0, y: 20, width: 200, height: 24), isSingleLine: true)
    field.addInteraction(TextInteraction(for: .editable))
    scene.input.removeFromSuperview()
    scene.scroller.addSubview(field)
    scene.stage.render()
    scene.stage.pointerMove(to: Point(x: 60, y: 80))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 90, y: 130))
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.contentOffset == .zero)
    #expect(!field.selectedText.isEmpty)
  }

  @Test("nothing wakes up when the selection is made")
  func rests() {
    let scene = ScrolledSketch()
    scene.stage.pointerMove(to: Point(x: 60, y: 80))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 80, y: 290))
    scene.stage.advance(by: 0.2)
    scene.stage.pointerUp()
    scene.stage.advance(by: 12)
    let frames = scene.stage.frameRequestCount
    scene.stage.advance(by: 5)
    #expect(scene.stage.frameRequestCount == frames)
  }
}
