import ResponderTestKit
import Testing
import Widgets

@MainActor struct TextViewKeyTests {
  @Test("Return types a line feed and Tab a tab; each change calls the delegate")
  func typing() {
    let it = TextViewStage()
    let delegate = Delegate()
    it.view.delegate = delegate
    it.stage.type("a")
    it.press(.keyboardReturnOrEnter)
    it.press(.keyboardTab)
    it.stage.type("b")
    #expect(it.state == "a\n\tb|")
    #expect(
      delegate.calls == [
        "change 0..<0 a", "selection", "did", "change 1..<1 \n", "selection", "did",
        "change 2..<2 \t", "selection", "did", "change 3..<3 b", "selection", "did",
      ])
  }

  @Test("A held Tab goes on, as every key that types")
  func heldTab() {
    let it = TextViewStage()
    it.stage.keyDown(.keyboardTab)
    it.stage.keyRepeat(.keyboardTab)
    it.stage.keyUp(.keyboardTab)
    #expect(it.state == "\t\t|")
  }

  @Test("H5: Tab with Control moves the focus from a text view, with Shift backwards")
  func focus() {
    let it = TextViewStage("a")
    let before = TextField(frame: Rect(x: 20, y: 0, width: 100, height: 20))
    let after = TextField(frame: Rect(x: 20, y: 200, width: 100, height: 40))
    it.stage.window.addSubview(before)
    it.stage.window.addSubview(after)
    it.press(.keyboardTab, .control)
    #expect(after.isFirstResponder)
    it.view.becomeFirstResponder()
    it.press(.keyboardTab, [.control, .shift])
    #expect(before.isFirstResponder)
    #expect(it.view.text == "a")
    it.press(.keyboardTab)
    #expect(it.view.isFirstResponder)
  }

  @Test("H5: Tab moves the focus from a text view that cannot be edited")
  func focusOfReader() {
    let it = TextViewStage("a", isFocused: false)
    it.view.isEditable = false
    it.view.becomeFirstResponder()
    let after = TextField(frame: Rect(x: 20, y: 200, width: 100, height: 40))
    it.stage.window.addSubview(after)
    it.press(.keyboardTab)
    #expect(after.isFirstResponder)
    #expect(it.view.text == "a")
  }

  @Test("Up and Down keep the caret's place through short and empty lines")
  func goal() {
    let it = TextViewStage("abcdefghij\nxy\n\nabcdefghij")
    it.place(8)
    let wanted = it.view.caretRect(for: it.view.editor.head).minX
    it.press(.keyboardDownArrow)
    #expect(it.caret == 13)
    it.press(.keyboardDownArrow)
    #expect(it.caret == 14)
    it.press(.keyboardDownArrow)
    #expect(it.caret == 23)
    #expect(it.view.caretRect(for: it.view.editor.head).minX == wanted)
    it.press(.keyboardUpArrow, times: 3)
    #expect(it.caret == 8)
    it.press(.keyboardUpArrow)
    #expect(it.caret == 0)
    it.press(.keyboardDownArrow, times: 5)
    #expect(it.caret == it.view.text.utf8.count)
  }

  @Test("Another motion gives the caret a new place to keep")
  func newGoal() {
    let it = TextViewStage("abcdefghij\nxy\nabcdefghij")
    it.place(8)
    it.press(.keyboardDownArrow)
    it.press(.keyboardLeftArrow)
    it.press(.keyboardDownArrow)
    #expect(it.caret == 15)
  }

  @Test("Up and Down go through the lines that a paragraph is wrapped in")
  func wrapped() {
    let text = String(repeating: "word ", count: 40)
    let it = TextViewStage(text)
    it.place(0)
    var tops: [Double] = []
    repeat {
      tops.append(it.view.caretRect(for: it.view.editor.head).minY)
      it.press(.keyboardDownArrow)
    } while it.caret < text.utf8.count && tops.count < 100
    #expect(tops.count > 3)
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
  }

  @Test("Home and End go to the ends of the line that is seen, and stay on it")
  func lineEnds() {
    let text = String(repeating: "word ", count: 40)
    let it = TextViewStage(text)
    it.place(7)
    let top = it.view.caretRect(for: it.view.editor.head).minY
    it.press(.keyboardEnd)
    let end = it.caret
    #expect(end > 7 && end < text.utf8.count)
    #expect(it.view.caretRect(for: it.view.editor.head).minY == top)
    it.press(.keyboardEnd)
    #expect(it.caret == end)
    it.press(.keyboardHome)
    #expect(it.caret == 0)
    it.press(.keyboardEnd)
    it.press(.keyboardRightArrow)
    it.press(.keyboardHome)
    #expect(it.view.caretRect(for: it.view.editor.head).minY > top)
    #expect(it.caret == end)
    it.press(.keyboardHome)
    #expect(it.caret == end)
  }

  @Test("The end of a wrapped line and the start of the next are one place, shown at either")
  func affinity() {
    let it = TextViewStage(String(repeating: "word ", count: 40))
    it.place(3)
    it.press(.keyboardEnd)
    let first = it.view.caretRect(for: it.view.editor.head)
    #expect(it.view.selectionAffinity == .upstream)
    it.view.selectionAffinity = .downstream
    let second = it.view.caretRect(for: it.view.editor.head)
    #expect(second.minY >= first.maxY - 0.01 && second.minX < first.minX)
  }

  @Test("Control with Up and Down goes by paragraphs, with Home and End to the ends of all")
  func paragraphs() {
    let it = TextViewStage("one\ntwo three\nfour")
    it.place(8)
    it.press(.keyboardUpArrow, .control)
    #expect(it.caret == 4)
    it.press(.keyboardUpArrow, .control)
    #expect(it.caret == 0)
    it.place(8)
    it.press(.keyboardDownArrow, .control)
    #expect(it.caret == 13)
    it.press(.keyboardEnd, .control)
    #expect(it.caret == 18)
    it.press(.keyboardHome, .control)
    #expect(it.caret == 0)
    it.press(.keyboardEnd, [.control, .shift])
    #expect(it.state == "[one\ntwo three\nfour]")
  }

  @Test("Page Down and Page Up go by what is seen, and the caret stays in sight")
  func pages() {
    let it = TextViewStage((0..<200).map { "line \($0)" }.joined(separator: "\n"))
    it.press(.keyboardHome, .control)
    #expect(it.view.contentOffset.y == 0)
    it.press(.keyboardPageDown)
    it.stage.render()
    let first = it.caret
    #expect(first > 30 && first < 100)
    #expect(it.isCaretSeen)
    it.press(.keyboardPageDown, times: 5)
    it.stage.render()
    #expect(it.isCaretSeen)
    it.press(.keyboardPageUp, times: 6)
    it.stage.render()
    #expect(it.caret == 0)
    it.press(.keyboardPageDown, .shift)
    #expect(it.view.selectedRange == TextRange(utf8: 0..<first))
    it.press(.keyboardPageDown, times: 200)
    #expect(it.caret == it.view.text.utf8.count)
  }

  @Test("In a text that cannot be edited there is no caret, and arrows scroll")
  func reading() {
    let it = TextViewStage(
      (0..<200).map { "line \($0)" }.joined(separator: "\n"), isFocused: false)
    it.view.isEditable = false
    it.view.becomeFirstResponder()
    it.place(0)
    it.stage.render()
    #expect(it.view.canvas.caret.isHidden)
    it.press(.keyboardDownArrow)
    it.stage.advance(by: 1)
    #expect(it.view.contentOffset.y > 0)
    #expect(it.caret == 0)
    it.stage.type("x")
    #expect(!it.view.text.contains("x"))
    it.press(.keyboardA, .control)
    #expect(it.view.selectedRange.utf8 == 0..<it.view.text.utf8.count)
    #expect(it.view.canPerformAction(.copy, withSender: nil))
    #expect(!it.view.canPerformAction(.cut, withSender: nil))
    #expect(!it.view.canPerformAction(.paste, withSender: nil))
  }

  @Test("Typing brings the caret into sight")
  func caretIsSeen() {
    let it = TextViewStage((0..<100).map { "line \($0)" }.joined(separator: "\n"))
    it.view.contentOffset.y = 0
    it.stage.render()
    #expect(!it.isCaretSeen)
    it.stage.type("x")
    it.stage.render()
    #expect(it.isCaretSeen)
    for _ in 0..<20 { it.press(.keyboardReturnOrEnter) }
    it.stage.render()
    #expect(it.isCaretSeen)
  }

  @Test("Selecting all scrolls nowhere")
  func selectingAll() {
    let it = TextViewStage((0..<100).map { "line \($0)" }.joined(separator: "\n"))
    it.view.contentOffset.y = 40
    it.stage.render()
    it.press(.keyboardA, .control)
    it.stage.render()
    #expect(it.view.contentOffset.y == 40)
  }
}

@MainActor private final class Delegate: TextViewDelegate {
  var calls: [String] = []

  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool {
    calls.append("change \(range.utf8) \(text)")
    return true
  }

  func textViewDidChange(_ textView: TextView) { calls.append("did") }
  func textViewDidChangeSelection(_ textView: TextView) { calls.append("selection") }
}
