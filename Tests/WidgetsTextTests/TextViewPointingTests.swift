import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct TextViewPointingTests {
  static let long = (0..<80).map { "line \($0) of some" }.joined(separator: "\n")

  /// Returns the left edge of a character, in window coordinates.
  func place(_ offset: Int, _ scene: TextViewStage) -> Point {
    let rect = scene.view.caretRect(for: TextPosition(utf8Offset: offset))
    return scene.view.convert(Point(x: rect.midX + 0.5, y: rect.midY), to: nil)
  }

  @Test("F5: a click or tap begins typing where it is", arguments: [true, false])
  func begins(byPointer: Bool) {
    let scene = TextViewStage("one two\nthree four", isFocused: false)
    if byPointer {
      scene.stage.click(at: place(10, scene))
    } else {
      scene.stage.tap(at: place(10, scene))
    }
    #expect(scene.view.isFirstResponder)
    #expect(scene.state == "one two\nth|ree four")
  }

  @Test(
    "clicks select words and paragraphs, in every script",
    arguments: [
      ("hello world\nnext", 1, "hello", "hello world"), ("שלום עולם\nעוד", 2, "שלום", "שלום עולם"),
      ("नमस्ते दुनिया\nआज", 3, "नमस्ते", "नमस्ते दुनिया"), ("가나 다라\n마바", 3, "가나", "가나 다라"),
    ])
  func clicks(text: String, offset: Int, word: String, paragraph: String) {
    let scene = TextViewStage(text)
    let start = place(offset, scene)
    scene.stage.click(at: start)
    scene.stage.click(at: start)
    #expect(scene.view.text(in: scene.view.selectedRange) == word)
    scene.stage.click(at: start)
    #expect(scene.view.text(in: scene.view.selectedRange) == paragraph)
  }

  @Test("a drag below the view scrolls it while the pointer rests")
  func autoscroll() {
    let scene = TextViewStage(Self.long)
    scene.place(0)
    scene.stage.render()
    scene.stage.pointerMove(to: Point(x: 40, y: 40))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 60, y: 200))
    scene.stage.advance(by: 1)
    #expect(scene.view.contentOffset.y > 200)
    #expect(scene.view.selectedRange.utf8.count > 200)
    scene.stage.pointerMove(to: Point(x: 60, y: 5))
    scene.stage.advance(by: 20)
    #expect(scene.view.contentOffset.y <= 0)
    scene.stage.pointerUp()
  }

  @Test("a finger scrolls, and its handles go along")
  func scrolls() {
    let scene = TextViewStage(Self.long)
    scene.place(0)
    scene.stage.render()
    scene.stage.tap(at: place(2, scene))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: place(2, scene))
    #expect(scene.view.text(in: scene.view.selectedRange) == "line")
    #expect(scene.stage.popups.count == 1)
    scene.stage.advance(by: 1)
    scene.stage.drag(from: Point(x: 200, y: 150), to: Point(x: 200, y: 60))
    #expect(scene.view.contentOffset.y > 50)
    #expect(scene.view.text(in: scene.view.selectedRange) == "line")
  }

  @Test("text that cannot be changed can be selected, and a menu copies it")
  func readOnly() {
    let scene = TextViewStage("one two", isFocused: false)
    scene.view.isEditable = false
    scene.stage.tap(at: place(1, scene))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: place(1, scene))
    #expect(scene.view.text(in: scene.view.selectedRange) == "one")
    #expect(scene.stage.popups.last?.titles.first == "Copy")
    #expect(scene.stage.popups.last?.titles.contains("Cut") == false)
  }

  @Test("text that cannot be selected takes neither clicks nor taps")
  func notSelectable() {
    let scene = TextViewStage("one two", isFocused: false)
    scene.view.isSelectable = false
    scene.stage.click(at: place(2, scene))
    scene.stage.tap(at: place(2, scene))
    #expect(!scene.view.isFirstResponder)
    scene.view.isSelectable = true
    scene.stage.click(at: place(2, scene))
    #expect(scene.view.isFirstResponder)
  }

  @Test("text is dragged within the view, and one undo brings it back")
  func drag() {
    let scene = TextViewStage("one two\nthree four")
    let start = place(1, scene)
    scene.stage.click(at: start)
    scene.stage.click(at: start)
    scene.stage.advance(by: 1)
    scene.stage.pointerMove(to: start)
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: place(8, scene))
    scene.stage.pointerUp()
    #expect(scene.state == " two\n[one]three four")
    scene.view.undoManager?.undo()
    #expect(scene.view.text == "one two\nthree four")
  }

  @Test("the delegate gives the menu for a range")
  func menu() {
    let scene = TextViewStage("one two")
    let delegate = MenuGiver()
    scene.view.delegate = delegate
    scene.stage.click(at: place(1, scene), button: .secondary)
    #expect(scene.stage.popups.last?.titles == ["Look Up"])
    #expect(delegate.asked == TextRange(utf8: 0..<3))
  }
}

private final class MenuGiver: TextViewDelegate {
  var asked: TextRange?

  func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? {
    asked = range
    return Menu(children: [Action(title: "Look Up") { _ in }])
  }
}
