import ResponderTestKit
import Testing
import Widgets

@testable import ResponderGraphics

@MainActor struct TextFieldTests {
  @Test("A new field is as UIKit's: empty, without a border, at the left of its language")
  func defaults() {
    let field = TextField()
    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(field.textAlignment == .natural)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.isEnabled && !field.isEditing && !field.isSecureTextEntry)
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
  }

  @Test("I1: typing is undone in one, and redone; another kind of change is one of its own")
  func undo() {
    let it = FieldStage()
    it.stage.type("hello")
    it.press(.keyboardDeleteOrBackspace, times: 2)
    it.press(.keyboardZ, .control)
    #expect(it.state == "hello|")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "")
    it.press(.keyboardZ, [.control, .shift])
    #expect(it.field.text == "hello")
    it.press(.keyboardY, .control)
    #expect(it.field.text == "hel")
    #expect(it.field.undoManager?.canRedo == false)
  }

  @Test("I1: a move of the caret ends what is undone in one")
  func undoSteps() {
    let it = FieldStage()
    it.stage.type("ab")
    it.press(.keyboardHome)
    it.stage.type("cd")
    #expect(it.state == "cd|ab")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "ab")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "")
  }

  @Test("I1: the undo manager is the field's own, and empty when typing has ended")
  func undoIsEmptied() {
    let it = FieldStage()
    it.stage.type("ab")
    #expect(it.field.undoManager?.canUndo == true)
    #expect(it.field.undoManager !== it.stage.window.undoManager)
    it.field.resignFirstResponder()
    #expect(it.field.undoManager?.canUndo == false)
  }

  @Test("Begin, change and end call the delegate and send events")
  func events() {
    let it = FieldStage("", isFocused: false)
    let delegate = Delegate()
    it.field.delegate = delegate
    it.field.becomeFirstResponder()
    #expect(it.field.isEditing)
    it.stage.type("a")
    it.field.resignFirstResponder()
    #expect(!it.field.isEditing)
    #expect(it.sent == ["begin", "changed", "end"])
    #expect(
      delegate.calls == [
        "shouldBegin", "begin", "change 0..<0 a", "selection", "shouldEnd", "end committed",
      ])
  }

  @Test("A delegate that refuses keeps the field from beginning, changing and ending")
  func refusals() {
    let it = FieldStage("abc", isFocused: false)
    let delegate = Delegate()
    it.field.delegate = delegate
    delegate.refused = ["shouldBegin"]
    #expect(!it.field.becomeFirstResponder())
    delegate.refused = ["change"]
    it.field.becomeFirstResponder()
    it.stage.type("x")
    it.press(.keyboardDeleteOrBackspace)
    it.press(.keyboardDeleteOrBackspace, .control)
    Pasteboard.general.string = "paste"
    it.press(.keyboardV, .control)
    #expect(it.field.text == "abc")
    delegate.refused = ["shouldEnd"]
    #expect(!it.field.resignFirstResponder())
    #expect(it.field.isFirstResponder && it.field.isEditing)
  }

  @Test("The delegate sees what would come of a change")
  func filtering() {
    let it = FieldStage("12")
    let delegate = Delegate()
    delegate.accepts = { $0.allSatisfy(\.isNumber) && $0.count <= 4 }
    it.field.delegate = delegate
    it.stage.type("a3b45")
    #expect(it.field.text == "1234")
  }

  @Test("Setting the text sends nothing, puts the caret at the end, and empties the undo manager")
  func setting() {
    let it = FieldStage()
    it.stage.type("ab")
    it.forgetSent()
    it.field.text = "xyz\nw"
    #expect(it.state == "xyz w|")
    #expect(it.sent == [])
    it.field.text = nil
    #expect(it.field.text == "")
    #expect(it.field.undoManager?.canUndo == false)
  }

  @Test("Return sends editingDidEndOnExit, and ends editing if there is an action for it")
  func returnKey() {
    let it = FieldStage("a")
    it.press(.keyboardReturnOrEnter)
    #expect(it.field.isFirstResponder)
    var exits = 0
    it.field.addAction(Action { _ in exits += 1 }, for: .editingDidEndOnExit)
    it.press(.keyboardReturnOrEnter)
    #expect(exits == 1)
    #expect(!it.field.isFirstResponder)
    #expect(it.field.text == "a")
  }

  @Test("Tab selects all of the field that it comes to")
  func tab() {
    let it = FieldStage("one")
    let other = TextField(frame: Rect(x: 20, y: 100, width: 300, height: 44))
    other.text = "two"
    it.stage.window.addSubview(other)
    it.press(.keyboardTab)
    #expect(other.isFirstResponder)
    #expect(other.selectedTextRange == TextRange(utf8: 0..<3))
    it.stage.type("x")
    #expect(other.text == "x")
  }

  @Test("A field that leaves its window ends typing, whatever the delegate says")
  func leaving() {
    let it = FieldStage("a")
    let delegate = Delegate()
    delegate.refused = ["shouldEnd"]
    it.field.delegate = delegate
    it.field.removeFromSuperview()
    #expect(!it.field.isEditing)
    #expect(it.sent == ["end"])
    #expect(it.stage.window.firstResponder == nil)
  }

  @Test("A field that is disabled ends typing, whatever the delegate says")
  func disabling() {
    let it = FieldStage("a")
    let delegate = Delegate()
    delegate.refused = ["shouldEnd"]
    it.field.delegate = delegate
    it.field.isEnabled = false
    #expect(!it.field.isEditing)
    #expect(it.sent == ["end"])
    #expect(it.stage.window.firstResponder == nil)
    #expect(!it.field.canvas.caret.isBlinking)
  }

  @Test("A secret shows its last character for a moment, and cannot be copied")
  func secret() {
    let it = FieldStage()
    it.field.isSecureTextEntry = true
    it.stage.render()
    let empty = it.stage.snapshot()
    it.stage.type("a")
    let shown = it.stage.snapshot()
    it.stage.advance(by: TextField.secretInterval + 0.1)
    let hidden = it.stage.snapshot()
    #expect(it.field.text == "a")
    #expect(shown.pngData() != hidden.pngData())
    #expect(hidden.pngData() != empty.pngData())
    it.press(.keyboardA, .control)
    #expect(!it.field.canPerformAction(.copy, withSender: nil))
    #expect(!it.field.canPerformAction(.cut, withSender: nil))
    #expect(it.field.accessibilityValue == "•")
  }

  @Test("A caret blinks, and stands still after a while and when typing has ended")
  func blinking() {
    let it = FieldStage("a")
    let caret = it.field.canvas.caret
    #expect(caret.isBlinking && !caret.isHidden)
    it.stage.advance(by: TextCaret.blinkInterval)
    #expect(caret.isHidden)
    it.stage.advance(by: TextCaret.blinkDuration + 1)
    #expect(!caret.isBlinking && !caret.isHidden)
    it.stage.type("b")
    #expect(caret.isBlinking)
    it.field.resignFirstResponder()
    #expect(!caret.isBlinking && caret.isHidden)
  }

  @Test("A repaint without a change lays out nothing")
  func layouts() {
    let it = FieldStage("some text")
    it.stage.render()
    let count = TextLayout.layoutCount
    it.field.setNeedsDisplay()
    it.stage.window.setNeedsDisplay()
    it.stage.render()
    #expect(TextLayout.layoutCount == count)
  }

  @Test("The text that is too long scrolls, so that the caret stays in sight")
  func scrolling() {
    let it = FieldStage(String(repeating: "long text ", count: 20))
    let end = it.field.caretRect(for: it.field.endOfDocument)
    #expect(it.field.bounds.contains(Point(x: end.minX, y: end.midY)))
    it.press(.keyboardHome)
    let start = it.field.caretRect(for: it.field.beginningOfDocument)
    #expect(it.field.bounds.contains(Point(x: start.minX, y: start.midY)))
    #expect(it.field.caretRect(for: it.field.endOfDocument).minX > it.field.bounds.maxX)
  }
}

private final class Delegate: TextFieldDelegate {
  var calls: [String] = []
  var refused: Set<String> = []
  var accepts: (String) -> Bool = { _ in true }

  private func note(_ name: String, _ key: String? = nil) -> Bool {
    calls.append(name)
    return !refused.contains(key ?? name)
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { note("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: TextField) { _ = note("begin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { note("shouldEnd") }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    _ = note("end \(reason)")
  }
  func textFieldDidChangeSelection(_ textField: TextField) { _ = note("selection") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    note("change \(range.utf8) \(string)", "change")
      && accepts((textField.text ?? "").replacing(range, with: string))
  }
}
