import ResponderTestKit
import Testing
import Widgets

@MainActor struct TextViewTests {
  @Test("A text view starts as UIKit's: editable, selectable, inset by 8 above and below")
  func defaults() {
    let view = TextView()
    #expect(view.isEditable && view.isSelectable)
    #expect(view.text == "")
    #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(!view.allowsEditingTextAttributes && !view.clearsOnInsertion)
    #expect(view.selectedRange == TextRange(utf8: 0..<0))
    #expect(view.undoManager != nil)
  }

  @Test("Begin, change and end call the delegate, which may refuse each")
  func editing() {
    let it = TextViewStage(isFocused: false)
    let delegate = Delegate()
    it.view.delegate = delegate
    it.view.becomeFirstResponder()
    it.stage.type("a")
    it.view.resignFirstResponder()
    #expect(
      delegate.calls == [
        "shouldBegin", "begin", "change 0..<0 a", "selection", "did", "shouldEnd", "end",
      ])
    delegate.refused = ["shouldBegin"]
    #expect(!it.view.becomeFirstResponder())
    delegate.refused = ["change", "shouldEnd"]
    it.view.becomeFirstResponder()
    it.stage.type("b")
    it.press(.keyboardDeleteOrBackspace)
    it.press(.keyboardDeleteOrBackspace, .control)
    Pasteboard.general.string = "paste"
    it.press(.keyboardV, .control)
    #expect(it.view.text == "a")
    #expect(!it.view.resignFirstResponder())
  }

  @Test("A text that is not editable begins no editing, and calls no delegate")
  func readingAsksNobody() {
    let it = TextViewStage("a", isFocused: false)
    let delegate = Delegate()
    it.view.delegate = delegate
    it.view.isEditable = false
    #expect(it.view.becomeFirstResponder())
    it.view.resignFirstResponder()
    #expect(delegate.calls == [])
    it.view.isSelectable = false
    #expect(!it.view.becomeFirstResponder())
  }

  @Test("The delegate hears of scrolling too")
  func scrolling() {
    let it = TextViewStage(String(repeating: "line\n", count: 100))
    let delegate = Delegate()
    it.view.delegate = delegate
    it.view.contentOffset.y = 30
    #expect(delegate.calls == ["scroll"])
  }

  @Test("I1: a text view has its own undo manager, which is kept when typing ends")
  func undo() {
    let it = TextViewStage()
    #expect(it.view.undoManager !== it.stage.window.undoManager)
    it.stage.type("hello")
    it.press(.keyboardReturnOrEnter)
    it.stage.type("you")
    it.view.resignFirstResponder()
    it.view.becomeFirstResponder()
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "hello\n")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "hello")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "")
    it.press(.keyboardZ, [.control, .shift], times: 3)
    #expect(it.view.text == "hello\nyou")
  }

  @Test("I1: setting the text cannot be undone, and makes what was before something that can't be")
  func setting() {
    let it = TextViewStage()
    it.stage.type("ab")
    it.view.text = "x\ny"
    #expect(it.state == "x\ny|")
    #expect(it.view.undoManager?.canUndo == false)
    it.view.text = nil
    #expect(it.view.text == "")
  }

  @Test("H4: cut, copy and paste go through the clipboard, lines and all")
  func clipboard() {
    let it = TextViewStage("one\ntwo")
    it.press(.keyboardA, .control)
    it.press(.keyboardX, .control)
    #expect(Pasteboard.general.string == "one\ntwo")
    #expect(it.view.text == "")
    it.press(.keyboardV, .control)
    it.press(.keyboardV, .control)
    #expect(it.state == "one\ntwoone\ntwo|")
    it.press(.keyboardZ, .control)
    #expect(it.state == "one\ntwo|")
  }

  @Test("K3: several texts that were copied are pasted one below the other")
  func pastingSeveral() {
    let it = TextViewStage("a")
    Pasteboard.general.strings = ["one", "two"]
    it.press(.keyboardEnd)
    it.view.paste(nil)
    #expect(it.state == "aone\ntwo|")
  }

  @Test("What is pasted keeps its line ends, whatever they are")
  func lineEnds() {
    let it = TextViewStage()
    for ends in ["a\r\nb", "a\rb", "a\u{2029}b", "a\u{2028}b", "a\0b"] {
      it.view.text = ""
      Pasteboard.general.string = ends
      it.press(.keyboardV, .control)
      #expect(Array(it.view.text.utf8) == Array(ends.utf8))
      it.stage.render()
    }
  }

  @Test("A first character takes the place of all where that was asked for, and only once")
  func clearsOnInsertion() {
    let it = TextViewStage("old")
    it.view.clearsOnInsertion = true
    it.stage.type("new")
    #expect(it.view.text == "new")
    #expect(!it.view.clearsOnInsertion)
  }

  @Test("A placeholder is seen while there is no text, and only then")
  func placeholder() {
    let it = TextViewStage(isFocused: false)
    let empty = it.stage.snapshot().pngData()
    it.view.placeholder = "Notes"
    it.stage.render()
    #expect(it.stage.snapshot().pngData() != empty)
    it.view.text = " "
    it.stage.render()
    #expect(it.stage.snapshot().pngData() == empty)
    #expect(it.view.accessibilityLabel == "Notes")
  }

  @Test("A text view that does not scroll is as high as its text, and asks for more when there is")
  func fitting() {
    let it = TextViewStage("a")
    it.view.isScrollEnabled = false
    let one = it.view.intrinsicContentSize.height
    let line = (it.view.font ?? .systemFont(ofSize: 15)).lineHeight
    #expect(abs(one - line - 16) <= 2)
    it.press(.keyboardReturnOrEnter)
    let two = it.view.intrinsicContentSize.height
    #expect(abs(two - one - line) <= 2)
    it.view.isScrollEnabled = true
    #expect(it.view.intrinsicContentSize.height == View.noIntrinsicMetric)
    it.view.text = String(repeating: "word ", count: 100)
    let narrow = it.view.sizeThatFits(Size(width: 100, height: 0))
    let wide = it.view.sizeThatFits(Size(width: 400, height: 0))
    #expect(narrow.width <= 100 && wide.width <= 400)
    #expect(narrow.height > wide.height * 3)
  }

  @Test("Lines keep 5 points from the sides until told otherwise, and may be broken anywhere")
  func container() {
    let it = TextViewStage("Wide")
    #expect(it.view.caretRect(for: .start).minX == 5)
    #expect(it.view.textContainer.size.width == 300)
    it.view.textContainer.lineFragmentPadding = 0
    it.view.textContainerInset = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(it.view.caretRect(for: .start).minX == 20)
    #expect(it.view.textContainer.size.width == 260)
    it.view.text = "a " + String(repeating: "w", count: 100)
    let words = it.view.editor.lineRange(at: .start).end.utf8Offset
    it.view.textContainer.lineBreakMode = .byCharWrapping
    #expect(it.view.editor.lineRange(at: .start).end.utf8Offset > words)
  }

  @Test(
    "In every script each character is one step, one line up and down, and one Backspace",
    arguments: [
      "Latin e\u{301}", "العربية", "עברית", "हिन्दी", "ไทยที่", "漢字かな", "한국어", "👨‍👩‍👧‍👦🇩🇪👍🏽",
    ])
  func scripts(_ word: String) {
    let text = word + "\n" + word
    let it = TextViewStage(text)
    #expect(it.view.offset(from: .start, to: it.view.endOfDocument) == text.count)
    it.press(.keyboardUpArrow)
    #expect(it.caret <= word.utf8.count)
    let x = it.view.caretRect(for: it.view.editor.head).minX
    it.press(.keyboardDownArrow)
    #expect(it.caret > word.utf8.count)
    #expect(abs(it.view.caretRect(for: it.view.editor.head).minX - x) < 0.5)
    it.press(.keyboardHome, .control)
    let isReversed = it.view.baseWritingDirection(for: .start, in: .forward) == .rightToLeft
    it.press(isReversed ? .keyboardLeftArrow : .keyboardRightArrow, times: text.count)
    #expect(it.view.selectedRange.end == it.view.endOfDocument)
    it.press(.keyboardDeleteOrBackspace, times: text.count)
    #expect(it.view.text == "")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == text)
  }

  @Test("Typing draws the line that is typed in, and no other")
  func damage() {
    let it = TextViewStage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    it.place(20)
    it.stage.render()
    it.stage.type("x")
    let line = it.view.convert(it.view.caretRect(for: it.view.editor.head), to: nil)
    it.stage.render()
    for rect in it.stage.lastDamage {
      #expect(rect.minY >= line.minY - 2 && rect.maxY <= line.maxY + 2)
    }
    #expect(!it.stage.lastDamage.isEmpty)
  }

  @Test("Typing in a paragraph of several lines draws those that look different")
  func damageInParagraph() {
    let words = String(repeating: "word ", count: 40)
    let it = TextViewStage(words + "\n" + words)
    it.view.contentOffset.y = 0
    it.place(10)
    it.stage.render()
    let line = it.view.convert(it.view.caretRect(for: it.view.editor.head), to: nil)
    let whole = it.stage.snapshot()
    it.stage.type("i")
    it.stage.render()
    #expect(it.stage.lastDamage.allSatisfy { $0.minY >= line.minY - 2 })
    let after = it.stage.snapshot().pngData()
    #expect(after != whole.pngData())
    it.stage.window.setNeedsDisplay()
    it.stage.render()
    #expect(it.stage.snapshot().pngData() == after)
  }

  @Test("A repaint without a change lays out nothing")
  func repaint() {
    let it = TextViewStage(String(repeating: "Some words in a line\n", count: 500))
    it.view.contentOffset.y = 1000
    it.stage.render()
    let before = it.view.editor.layoutCount
    for _ in 0..<5 {
      it.view.setNeedsDisplay()
      it.view.setNeedsLayout()
      it.stage.render()
    }
    #expect(it.view.editor.layoutCount == before)
  }

  @Test("Of a long text only what is seen is laid out, and its height is a good guess")
  func largeText() {
    let line = "Some words that are long enough for a line and a half of them\n"
    let it = TextViewStage(String(repeating: line, count: 20_000), isFocused: false)
    #expect(it.view.editor.layoutCount < 60)
    let guess = it.view.contentSize.height
    it.view.scrollRangeToVisible(TextRange(at: it.view.endOfDocument))
    #expect(it.view.editor.layoutCount < 120)
    #expect(it.view.bounds.maxY == it.view.contentSize.height)
    let end = it.view.caretRect(for: it.view.endOfDocument)
    #expect(end.maxY <= it.view.bounds.maxY)
    #expect(guess > 0.5 * 40_000 * it.view.editor.lineHeight)
    #expect(guess < 2 * 40_000 * it.view.editor.lineHeight)
  }

  @Test("What is seen stays where it is while lines above turn out to be higher than was thought")
  func stableScrolling() {
    var text = ""
    for number in 0..<400 {
      text += "\(number) " + String(repeating: "wide WIDE ", count: number % 9) + "\n"
    }
    let it = TextViewStage(text)
    it.view.contentOffset.y = 3000
    it.stage.render()
    #expect(it.view.contentOffset.y > 2_000)
    for _ in 0..<200 where it.view.contentOffset.y > 20 {
      let place =
        it.view.closestPosition(
          to: Point(x: 0, y: it.view.bounds.minY + 60)) ?? .start
      let before = it.view.caretRect(for: place).minY - it.view.contentOffset.y
      it.view.contentOffset.y -= 7
      it.stage.render()
      let after = it.view.caretRect(for: place).minY - it.view.contentOffset.y
      #expect(abs(after - before - 7) <= 1)
    }
  }

  @Test("A text view that gets another width keeps the first line that is seen")
  func resizing() { checkResizing(fontSize: 15) }

  @Test("A text view of 17 points that gets another width keeps the first line that is seen")
  func resizingLargeText() {
    checkResizing(fontSize: 17)
  }

  private func checkResizing(fontSize: Double) {
    let text = (0..<300).map { "\($0) " + String(repeating: "word ", count: $0 % 30) }
      .joined(separator: "\n")
    let it = TextViewStage(text)
    it.view.font = .systemFont(ofSize: fontSize)
    it.stage.render()
    it.view.contentOffset.y = 2000
    it.stage.render()
    let first = it.firstSeen
    for width in [200.0, 350, 120, 300] {
      it.view.frame.size.width = width
      it.stage.render()
      let place = it.view.caretRect(for: TextPosition(utf8Offset: first)).minY
      #expect(abs(place - it.view.contentOffset.y) < it.view.editor.lineHeight)
    }
  }

  @Test("J3: the caret is brought into sight where an input view takes the room")
  func inputView() {
    let it = TextViewStage(String(repeating: "line\n", count: 100), isFocused: false)
    it.view.frame = it.stage.window.bounds
    let keys = View(frame: Rect(x: 0, y: 0, width: 400, height: 120))
    it.view.inputView = keys
    it.stage.render()
    let bottom =
      it.view.closestPosition(
        to: Point(x: 0, y: it.view.bounds.maxY - 30)) ?? .start
    it.view.selectedRange = TextRange(at: bottom)
    it.view.becomeFirstResponder()
    it.stage.advance(by: 1)
    let caret = it.view.convert(it.view.caretRect(for: bottom), to: nil)
    #expect(caret.maxY <= it.stage.window.bounds.maxY - 120)
  }

  @Test("A text view within a scroll view has its caret brought into sight, rather than itself")
  func outerScrolling() {
    let it = TextViewStage(String(repeating: "line\n", count: 60), isFocused: false)
    let outer = ScrollView(frame: it.stage.window.bounds)
    it.view.isScrollEnabled = false
    it.view.frame = Rect(
      x: 0, y: 0, width: 300, height: it.view.sizeThatFits(Size(width: 300, height: 0)).height)
    outer.addSubview(it.view)
    outer.contentSize = it.view.bounds.size
    it.stage.window.addSubview(outer)
    it.view.becomeFirstResponder()
    it.press(.keyboardEnd, .control)
    it.stage.advance(by: 1)
    let caret = it.view.convert(it.view.caretRect(for: it.view.endOfDocument), to: nil)
    #expect(it.stage.window.bounds.contains(caret.insetBy(dx: 0, dy: 1)))
    #expect(it.view.contentOffset.y == 0)
  }

  @Test("An input method composes text among several lines")
  func composing() {
    let it = TextViewStage("one\ntwo")
    it.place(4)
    #expect(it.stage.inputMethod.isOnScreenKeyboardShown)
    it.stage.composeText("xy")
    #expect(it.view.markedTextRange == TextRange(utf8: 4..<6))
    it.stage.commitText("z")
    #expect(it.state == "one\nz|two")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "one\ntwo")
  }
}

@MainActor private final class Delegate: TextViewDelegate {
  var calls: [String] = []
  var refused: Set<String> = []

  private func asks(_ name: String) -> Bool {
    calls.append(name)
    return !refused.contains(name)
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { asks("shouldBegin") }
  func textViewDidBeginEditing(_ textView: TextView) { calls.append("begin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { asks("shouldEnd") }
  func textViewDidEndEditing(_ textView: TextView) { calls.append("end") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool {
    calls.append("change \(range.utf8) \(text)")
    return !refused.contains("change")
  }
  func textViewDidChange(_ textView: TextView) { calls.append("did") }
  func textViewDidChangeSelection(_ textView: TextView) { calls.append("selection") }
  func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("scroll") }
}
