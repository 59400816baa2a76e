import ResponderTestKit
import Testing
import Widgets

@MainActor struct TextDropTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view = TextView(frame: Rect(x: 20, y: 20, width: 360, height: 80))
  let field = TextField(frame: Rect(x: 20, y: 140, width: 360, height: 40))

  init() {
    view.text = "one two three"
    field.text = "field"
    for text in [view, field] as [View] { stage.window.addSubview(text) }
    stage.render()
  }

  /// Returns the position of a byte of a text, in window coordinates.
  private func place(_ offset: Int, in text: View & TextInput) -> Point {
    let caret = text.caretRect(for: TextPosition(utf8Offset: offset))
    return text.textInputView.convert(Point(x: caret.midX, y: caret.midY), to: nil)
  }

  /// Returns the selected text.
  private func selected(_ text: any TextInput) -> String? {
    text.selectedTextRange.flatMap { text.text(in: $0) }
  }

  @Test("Another program's text is inserted where the caret was shown, and selected")
  func foreign() {
    stage.dragEnter("new ", at: place(4, in: view))
    #expect(stage.dragOperation == .copy)
    #expect(view.isTextDropActive)
    stage.drop()
    stage.advance(by: 0.5)
    #expect(view.text == "one new two three")
    #expect(selected(view) == "new ")
    #expect(view.isFirstResponder)
    #expect(!view.isTextDropActive)
    view.undoManager?.undo()
    #expect(view.text == "one two three")
  }

  @Test("A field takes it too, and one that cannot be edited does not")
  func fields() {
    stage.dragEnter("new", at: place(0, in: field))
    stage.drop()
    stage.advance(by: 0.5)
    #expect(field.text == "newfield")
    field.isEnabled = false
    stage.dragEnter("more", at: place(0, in: field))
    #expect(stage.dragOperation == .cancel)
    stage.drop()
    #expect(field.text == "newfield")
    view.isEditable = false
    stage.dragEnter("more", at: place(0, in: view))
    #expect(stage.dragOperation == .cancel)
    stage.dragLeave()
  }

  @Test("What is no text is not taken")
  func images() {
    stage.dragEnter([("image/png", [1])], at: place(0, in: view))
    #expect(stage.dragOperation == .cancel)
    stage.dragLeave()
  }

  /// Selects a word with two taps of a touch.
  private func selectByFinger(_ offset: Int) {
    stage.tap(at: place(offset, in: view))
    stage.advance(by: 1)
    stage.tap(at: place(offset, in: view))
    stage.advance(by: 0.1)
    stage.tap(at: place(offset, in: view))
    stage.advance(by: 1)
    stage.dismissPopups()
    stage.advance(by: 1)
  }

  @Test("A finger that rests on selected text drags it within the text: one step to be undone")
  func fingerWithin() {
    view.text = "one abcdefghijklmnopqrstuvwxyz three"
    selectByFinger(17)
    #expect(selected(view) == "abcdefghijklmnopqrstuvwxyz")
    stage.liftAndDrag(from: place(17, in: view), to: place(0, in: view))
    stage.advance(by: 1)
    #expect(view.text == "abcdefghijklmnopqrstuvwxyzone  three")
    view.undoManager?.undo()
    #expect(view.text == "one abcdefghijklmnopqrstuvwxyz three")
  }

  @Test("From one text to another it is moved")
  func betweenTexts() {
    view.text = "one abcdefghijklmnopqrstuvwxyz three"
    selectByFinger(17)
    stage.liftAndDrag(from: place(17, in: view), to: place(0, in: field))
    stage.advance(by: 1)
    #expect(view.text == "one  three")
    #expect(field.text == "abcdefghijklmnopqrstuvwxyzfield")
  }

  @Test("The pointer takes selected text out of the window, to another program")
  func outOfTheWindow() {
    view.becomeFirstResponder()
    view.selectedTextRange = TextRange(
      start: TextPosition(utf8Offset: 4), end: TextPosition(utf8Offset: 7))
    stage.render()
    stage.pointerMove(to: place(5, in: view))
    stage.pointerDown()
    stage.pointerMove(to: place(8, in: view))
    #expect(!stage.isDragging)
    stage.pointerMove(to: Point(x: 200, y: -20))
    #expect(stage.isDragging)
    #expect(view.isTextDragActive)
    let bytes = stage.dropElsewhere("text/plain", operation: .move)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "two")
    #expect(view.text == "one  three")
    #expect(!view.isTextDragActive)
    view.undoManager?.undo()
    #expect(view.text == "one two three")
  }

  @Test("The delegates have a say")
  func delegates() {
    final class Judge: TextDropDelegate {
      var proposal: DropOperation = .cancel
      var positions: [Int] = []
      func textDroppableView(
        _ textDroppableView: any View & TextDroppable, proposalForDrop drop: TextDropRequest
      ) -> TextDropProposal {
        positions.append(drop.dropPosition.utf8Offset)
        let result = TextDropProposal(operation: proposal)
        result.dropAction = .replaceAll
        return result
      }
    }
    let judge = Judge()
    view.textDropDelegate = judge
    stage.dragEnter("new", at: place(4, in: view))
    #expect(stage.dragOperation == .cancel)
    #expect(judge.positions.last == 4)
    stage.dragLeave()
    judge.proposal = .copy
    stage.dragEnter("new", at: place(4, in: view))
    stage.drop()
    stage.advance(by: 0.5)
    #expect(view.text == "new")
  }
}
