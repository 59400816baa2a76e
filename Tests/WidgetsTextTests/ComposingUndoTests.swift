import ResponderTestKit
import Testing
import Widgets

@testable import ResponderText

/// Tests of undo, and of changes elsewhere in the text, while an input method composes text.
@MainActor @Suite("Undo while composing", .serialized) struct ComposingUndoTests {
  @Test("K5: undo drops what is composed, takes back nothing else, and nothing comes to redo")
  func undoDrops() {
    let it = FieldStage()
    it.stage.type("ab")
    it.stage.composeText("に")
    #expect(it.field.undoManager?.undoActionName == "Typing")
    it.press(.keyboardZ, .control)
    #expect(it.state == "ab|" && it.field.markedTextRange == nil)
    #expect(it.field.undoManager?.canRedo == false)
    it.press(.keyboardZ, .control)
    #expect(it.state == "|")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "ab" && it.field.undoManager?.canRedo == false)
  }

  @Test("K5: what is composed in a text that the program has set can be undone too")
  func undoDropsInSetText() {
    let it = FieldStage("ab")
    it.stage.composeText("に")
    #expect(it.field.undoManager?.canUndo == true && it.field.undoManager?.undoCount == 1)
    while it.field.undoManager?.canUndo == true { it.field.undoManager?.undo() }
    #expect(it.state == "ab|" && it.field.markedTextRange == nil)
    #expect(it.field.undoManager?.canRedo == false)
  }

  @Test("K5: the input method forgets what undo has dropped, and may compose anew")
  func inputMethodForgets() {
    let it = FieldStage("ab")
    it.stage.composeText("に")
    let number = it.stage.inputMethod.number
    it.press(.keyboardZ, .control)
    it.stage.render()
    #expect(it.stage.inputMethod.number > number && it.stage.inputMethod.surroundingText == "ab")
    it.stage.composeText("ほ")
    it.stage.commitText("本")
    #expect(it.state == "ab本|")
    it.press(.keyboardZ, .control)
    #expect(it.state == "ab|")
  }

  @Test("K5: undo drops the composition of the field's action, which sends a change")
  func tellsOfDropping() {
    let it = FieldStage("ab")
    it.stage.composeText("に")
    it.forgetSent()
    it.field.undoManager?.undo()
    #expect(it.sent == ["changed"])
  }

  @Test("K5: redo is still there after something was composed and dropped")
  func redoStays() {
    let it = FieldStage()
    it.stage.type("ab")
    it.press(.keyboardZ, .control)
    it.stage.composeText("に")
    it.stage.composeText("")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "ab")
  }

  @Test("K5: redo while something is composed drops it first")
  func redoDrops() {
    let it = FieldStage()
    it.stage.type("ab")
    it.press(.keyboardZ, .control)
    it.stage.composeText("に")
    it.field.undoManager?.redo()
    #expect(it.field.text == "ab" && it.field.markedTextRange == nil)
    it.field.undoManager?.undo()
    #expect(it.field.text == "" && it.field.undoManager?.canUndo == false)
  }

  @Test("K5: what was composed over a selection is undone in one step, with the selection")
  func overSelection() {
    let it = FieldStage()
    it.stage.type("one two")
    it.press(.keyboardA, .control)
    it.stage.composeText("に")
    it.stage.composeText("にほ")
    it.stage.commitText("日本")
    #expect(it.state == "日本|")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "one two" && it.field.selectedTextRange?.utf8 == 0..<7)
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "日本" && it.field.undoManager?.canRedo == false)
    it.press(.keyboardZ, .control, times: 2)
    #expect(it.field.text == "" && it.field.undoManager?.canUndo == false)
  }

  @Test("K5: typing that goes on behind what was composed over a selection belongs to it")
  func typingBehindOverSelection() {
    let it = FieldStage()
    it.stage.type("one")
    it.press(.keyboardA, .control)
    it.stage.composeText("に")
    it.stage.commitText("日")
    it.stage.type("x")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "one")
  }

  @Test("K5: undo while composing over a selection gives the selection back")
  func undoOverSelection() {
    let it = FieldStage()
    it.stage.type("one")
    it.press(.keyboardA, .control)
    it.stage.composeText("に")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "one" && it.field.selectedTextRange?.utf8 == 0..<3)
    #expect(it.field.markedTextRange == nil && it.field.undoManager?.canRedo == false)
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "" && it.field.undoManager?.canUndo == false)
  }

  @Test("K5: redo while composing over a selection is redo of the text that was there before")
  func redoOverSelection() {
    let it = FieldStage("ab")
    it.stage.type("c")
    it.press(.keyboardZ, .control)
    it.press(.keyboardA, .control)
    it.stage.composeText("に")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "abc" && it.field.markedTextRange == nil)
  }

  @Test("K5: what was composed over a selection and dropped leaves one step that gives it back")
  func droppedOverSelection() {
    let it = FieldStage()
    it.stage.type("one")
    it.press(.keyboardA, .control)
    it.stage.composeText("に")
    it.stage.composeText("")
    #expect(it.state == "|" && it.field.undoManager?.canRedo == false)
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "one" && it.field.undoManager?.canRedo == true)
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "" && it.field.undoManager?.canUndo == false)
  }

  @Test("K5: looks of a selection come back with it")
  func looksOverSelection() {
    let it = TextViewStage()
    it.view.allowsEditingTextAttributes = true
    it.stage.type("one two")
    it.view.selectedRange = TextRange(utf8: 4..<7)
    it.press(.keyboardB, .control)
    it.view.selectedRange = TextRange(utf8: 2..<6)
    it.stage.composeText("に")
    it.view.replace(TextRange(utf8: 0..<1), withText: "0")
    #expect(it.view.text == "0nにo" && it.view.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.parts == ["one ", "two"])
  }

  @Test("K5: a change elsewhere keeps what is composed, and both are undone in one step")
  func changeElsewhere() {
    let it = TextViewStage()
    it.stage.type("one two ")
    it.stage.composeText("に")
    it.view.replace(TextRange(utf8: 0..<3), withText: "1")
    it.stage.render()
    #expect(it.view.text == "1 two に" && it.view.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "one two ")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "")
    it.press(.keyboardZ, [.control, .shift], times: 2)
    #expect(it.view.text == "1 two に" && it.view.undoManager?.canRedo == false)
  }

  @Test(
    "K5: a change that overlaps what is composed is undone with it",
    arguments: [0..<4, 2..<5, 3..<6, 4..<9, 5..<5])
  func overlapping(range: Range<Int>) {
    let it = TextViewStage()
    it.stage.type("abc")
    it.stage.composeText("xyz")
    let changed = "abcxyz".replacing(TextRange(utf8: range), with: "-")
    it.view.replace(TextRange(utf8: range), withText: "-")
    it.stage.render()
    #expect(it.view.text == changed && it.view.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "abc")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.view.text == changed)
  }

  @Test(
    "K5: a key that deletes while something is composed can be undone",
    arguments: [
      (KeyboardHIDUsage.keyboardDeleteOrBackspace, false, "one two x end"),
      (.keyboardDeleteOrBackspace, true, "one two  end"),
      (.keyboardDeleteForward, false, "one two xyend"),
      (.keyboardDeleteForward, true, "one two xy"),
    ])
  func deletingKeys(key: KeyboardHIDUsage, isByWord: Bool, left: String) {
    let it = TextViewStage()
    it.stage.type("one two  end")
    it.place(8)
    it.stage.composeText("xy")
    it.press(key, isByWord ? .control : [])
    #expect(it.view.text == left && it.view.markedTextRange == nil)
    let last: String = it.view.text
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "one two  end")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "" && it.view.undoManager?.canUndo == false)
    it.press(.keyboardZ, [.control, .shift], times: 2)
    #expect(it.view.text == last)
  }

  @Test("K5: deleting a part that the input method has highlighted can be undone")
  func deletingHighlighted() {
    let it = FieldStage()
    it.stage.type("ab")
    it.stage.composeText("xyz", selected: 1..<2)
    it.press(.keyboardDeleteOrBackspace)
    #expect(it.state == "abx|z" && it.field.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "ab")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "abxz")
  }

  @Test(
    "K5: a key that the input method lets pass types behind what is composed, which stays",
    arguments: ["c", "\n"])
  func typing(key: String) {
    let it = TextViewStage()
    it.stage.type("ab")
    it.stage.composeText("に")
    it.stage.type(key)
    #expect(it.view.text == "abに\(key)" && it.view.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "ab")
  }

  @Test("Plain text that bold text took the place of comes back plain", arguments: [false, true])
  func plainComesBack(isComposed: Bool) {
    let it = TextViewStage("one two")
    it.view.allowsEditingTextAttributes = true
    for isFinished in [false, true] {
      it.view.selectedRange = TextRange(utf8: 4..<7)
      it.view.typingAttributes = TextAttributes(
        font: .systemFont(ofSize: 15).withWeight(.bold))
      if isComposed { it.stage.composeText("に") } else { it.stage.type("x") }
      if isComposed, isFinished { it.stage.commitText("日") }
      #expect(it.view.editor.document.hasStyles)
      it.press(.keyboardZ, .control)
      #expect(it.view.text == "one two" && !it.view.editor.document.hasStyles)
    }
  }

  @Test("K5: bold and the like go to the text where they were chosen, and are undone in order")
  func looks() {
    let it = TextViewStage()
    it.view.allowsEditingTextAttributes = true
    it.stage.type("one two")
    it.place(0)
    it.stage.composeText("に")
    it.view.selectedRange = TextRange(utf8: 3..<6)
    it.view.toggleBoldface(nil)
    it.stage.render()
    #expect(it.view.text == "にone two" && it.view.markedTextRange == nil)
    #expect(it.parts == ["に", "one", " two"])
    it.press(.keyboardZ, .control)
    #expect(it.parts == ["one two"])
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.parts == ["に", "one", " two"])
  }

  @Test("K5: bold that is undone while something is composed is taken from the right text")
  func undoneAttributes() {
    let it = TextViewStage()
    it.view.allowsEditingTextAttributes = true
    it.stage.type("one two")
    it.view.selectedRange = TextRange(utf8: 4..<7)
    it.press(.keyboardB, .control)
    it.view.toggleBoldface(nil)
    it.stage.render()
    it.place(0)
    it.stage.composeText("に")
    while it.view.undoManager?.canUndo == true { it.view.undoManager?.undo() }
    #expect(it.view.text == "" && !it.view.editor.document.hasStyles)
  }

  @Test("K5: what is composed stays as text when the text can be changed no longer")
  func notEditable() {
    let it = TextViewStage()
    it.stage.type("ab")
    it.stage.composeText("に")
    it.view.isEditable = false
    it.stage.render()
    #expect(it.view.text == "abに" && it.view.markedTextRange == nil)
    it.view.isEditable = true
    it.stage.render()
    it.stage.composeText("ほ")
    #expect(it.view.text == "abにほ")
  }

  @Test("K5: the middle button's text comes beside what was composed while it was on its way")
  func primaryPaste() {
    let it = TextViewStage()
    it.stage.type("ab")
    it.stage.copyElsewhere("-", pace: .bytesPerSecond(2), to: .primary)
    it.stage.click(at: Point(x: 200, y: 38), button: .button(3))
    it.stage.composeText("に")
    #expect(it.view.text == "abに")
    it.stage.advance(by: 2)
    #expect(it.view.text == "ab-に" && it.view.markedTextRange == nil)
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "ab")
  }

  @Test("A text that is set while the caret moves cannot be undone to what never was")
  func changedInHandler() {
    let it = TextViewStage()
    let delegate = Translator()
    it.view.delegate = delegate
    it.stage.type("abc")
    it.press(.keyboardA, .control)
    it.stage.type("z")
    #expect(it.view.text == "1234" && it.view.undoManager?.canUndo == false)
    it.stage.type("z")
    it.press(.keyboardZ, .control)
    #expect(it.view.text == "1234")
  }
}

extension TextViewStage {
  /// The parts of the text with different attributes.
  fileprivate var parts: [String] {
    let text: StyledText = view.attributedText
    return text.runs.map { String(text.string[$0.range]) }
  }
}

/// A delegate that replaces the text "z" by another one when the selection changes.
@MainActor private final class Translator: TextViewDelegate {
  func textViewDidChangeSelection(_ textView: TextView) {
    if textView.text == "z" { textView.text = "1234" }
  }
}
