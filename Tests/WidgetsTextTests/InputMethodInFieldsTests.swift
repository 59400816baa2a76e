import ResponderTestKit
import Testing
import Widgets

/// Tests of an input method in text fields and text views.
@MainActor @Suite("Input methods in fields", .serialized) struct InputMethodInFieldsTests {
  private func underTest(_ text: String = "") -> FieldStage { FieldStage(text) }

  @Test("J3: a field composes, commits and deletes, and tells its action of each")
  func field() {
    let fixture = underTest("ab")
    fixture.caret(1)
    fixture.stage.composeText("にほ")
    #expect(fixture.field.text == "aにほb" && fixture.field.markedTextRange == TextRange(utf8: 1..<7))
    fixture.stage.commitText("日本")
    #expect(fixture.state == "a日本|b" && fixture.field.markedTextRange == nil)
    fixture.stage.deleteSurroundingText(before: 3, after: 1)
    #expect(fixture.state == "a日|")
    #expect(fixture.sent.contains("changed") && !fixture.sent.contains("end"))
  }

  @Test("J3: what was committed is undone as it was typed")
  func undo() {
    let fixture = underTest("ab")
    fixture.stage.composeText("に")
    fixture.stage.composeText("にほ")
    fixture.stage.commitText("日本")
    #expect(fixture.field.text == "ab日本")
    fixture.field.undoManager?.undo()
    #expect(fixture.field.text == "ab")
    fixture.field.undoManager?.redo()
    #expect(fixture.field.text == "ab日本")
  }

  @Test("J3: composing is finished, not undone, when the field resigns")
  func resigns() {
    let fixture = underTest("ab")
    fixture.stage.composeText("に")
    fixture.field.resignFirstResponder()
    fixture.stage.render()
    #expect(fixture.field.text == "abに" && fixture.field.markedTextRange == nil)
    #expect(!fixture.stage.inputMethod.isEnabled)
  }

  @Test("J3: a click elsewhere in the field ends composing, and the input method begins anew")
  func click() {
    let fixture = underTest("hello")
    fixture.stage.composeText("に")
    let number = fixture.stage.inputMethod.number
    fixture.stage.click(at: Point(x: 24, y: 42))
    #expect(fixture.field.markedTextRange == nil && fixture.field.text == "helloに")
    fixture.stage.render()
    #expect(fixture.stage.inputMethod.number > number)
    #expect(fixture.stage.inputMethod.surroundingText == "helloに")
  }

  @Test("J3: the content type of a field is sent, and a secret is not")
  func kinds() {
    let fixture = underTest("geheim")
    #expect(fixture.stage.inputMethod.surroundingText == "geheim")
    fixture.field.keyboardType = .emailAddress
    fixture.stage.render()
    #expect(fixture.stage.inputMethod.purpose == .email)
    fixture.field.isSecureTextEntry = true
    fixture.stage.render()
    #expect(fixture.stage.inputMethod.surroundingText == nil)
    #expect(fixture.stage.inputMethod.hints.contains([.hiddenText, .sensitiveData]))
  }

  @Test("J3: a field that is disabled while it is typed in asks for nothing")
  func disabled() {
    let fixture = underTest("ab")
    fixture.field.isEnabled = false
    fixture.stage.render()
    #expect(!fixture.stage.inputMethod.isEnabled)
  }

  @Test("J3: a text view tells of several lines, and its cursor's place as it scrolls")
  func textView() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let view = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    view.text = String(repeating: "line\n", count: 100)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedTextRange = TextRange(at: view.beginningOfDocument)
    stage.render()
    #expect(stage.inputMethod.hints.contains(.multiline))
    let top = stage.inputMethod.cursorRect?.minY ?? 0
    stage.composeText("に")
    #expect(view.text.hasPrefix("にline"))
    stage.commitText("日")
    view.setContentOffset(Point(x: 0, y: 10), animated: false)
    stage.render()
    #expect((stage.inputMethod.cursorRect?.minY ?? top) < top)
  }
}
