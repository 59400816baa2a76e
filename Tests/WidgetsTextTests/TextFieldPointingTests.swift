import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct TextFieldPointingTests {
  /// Returns the center of the caret before a character, in window coordinates.
  func place(_ offset: Int, _ scene: FieldStage) -> Point {
    let field = scene.field
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
      return .zero
    }
    let rect = field.caretRect(for: position)
    return field.convert(Point(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test("F5: a click begins typing where it is")
  func click() {
    let scene = FieldStage("hello world", isFocused: false)
    scene.stage.click(at: place(5, scene))
    #expect(scene.field.isEditing)
    #expect(scene.sent == ["begin"])
    #expect(scene.state == "hello| world")
  }

  @Test("F5: a tap begins typing where it is")
  func tap() {
    let scene = FieldStage("hello world", isFocused: false)
    scene.stage.tap(at: place(5, scene))
    #expect(scene.sent == ["begin"])
    #expect(scene.state == "hello| world")
  }

  @Test("a click beside the text places the caret at its end")
  func beside() {
    let scene = FieldStage("hello", isFocused: false)
    scene.stage.click(at: Point(x: 300, y: 25))
    #expect(scene.state == "hello|")
  }

  @Test(
    "a double click selects a word, a triple click everything",
    arguments: [
      ("hello world", 1, "[hello] world"), ("שלום עולם", 1, "[שלום] עולם"),
      ("مرحبا بالعالم", 1, "[مرحبا] بالعالم"), ("नमस्ते दुनिया", 1, "[नमस्ते] दुनिया"),
      ("한국어 문장", 1, "[한국어] 문장"),
    ])
  func words(text: String, offset: Int, state: String) {
    let scene = FieldStage(text)
    let start = place(offset, scene)
    scene.stage.click(at: start)
    scene.stage.click(at: start)
    #expect(scene.state == state)
    scene.stage.click(at: start)
    #expect(scene.state == "[\(text)]")
  }

  @Test("a delegate that refuses to begin gets no caret")
  func refused() {
    let scene = FieldStage("hello", isFocused: false)
    let delegate = Refusing()
    scene.field.delegate = delegate
    scene.stage.click(at: place(2, scene))
    #expect(!scene.field.isFirstResponder)
    #expect(scene.sent.isEmpty)
  }

  @Test("C11: a field that is disabled takes no clicks and no taps")
  func disabled() {
    let scene = FieldStage("hello", isFocused: false)
    scene.field.isEnabled = false
    scene.stage.click(at: place(2, scene))
    scene.stage.tap(at: place(2, scene))
    #expect(!scene.field.isFirstResponder)
  }

  @Test("the clear button clears, by pointer and finger")
  func clearButton() {
    let scene = FieldStage("hello")
    scene.field.clearButtonMode = .always
    scene.stage.render()
    let rect = scene.field.clearButtonRect(forBounds: scene.field.bounds)
    let place = scene.field.convert(Point(x: rect.midX, y: rect.midY), to: nil)
    scene.stage.click(at: place)
    #expect(scene.field.text == "")
    scene.field.text = "hello"
    scene.stage.render()
    scene.stage.tap(at: place)
    #expect(scene.field.text == "")
  }

  @Test("a drag beyond the edge of a field scrolls its text, while the pointer rests")
  func autoscroll() {
    let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let scene = FieldStage(text)
    scene.field.selectedTextRange = TextRange(at: .start)
    scene.stage.render()
    scene.stage.pointerMove(to: Point(x: 60, y: 42))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 350, y: 42))
    let first = scene.field.selectedTextRange?.end.utf8Offset ?? 0
    scene.stage.advance(by: 0.5)
    let second = scene.field.selectedTextRange?.end.utf8Offset ?? 0
    #expect(second > first + 10)
    scene.stage.advance(by: 10)
    #expect(scene.field.selectedTextRange?.end == scene.field.endOfDocument)
    scene.stage.pointerMove(to: Point(x: 5, y: 42))
    scene.stage.advance(by: 10)
    #expect(scene.field.selectedTextRange?.start == .start)
  }

  @Test("the middle button pastes, asks the delegate, and is undone at once")
  func middle() {
    let scene = FieldStage("hello world")
    scene.stage.copyElsewhere("big ", to: .primary)
    scene.stage.click(at: place(6, scene), button: .button(3))
    scene.stage.advance(by: 0.1)
    #expect(scene.state == "hello big |world")
    #expect(scene.sent == ["changed"])
    scene.field.undoManager?.undo()
    #expect(scene.field.text == "hello world")
  }

  @Test("text that is dragged from one field to another is typed there")
  func drag() {
    let scene = FieldStage("hello world")
    let other = TextField(frame: Rect(x: 20, y: 100, width: 300, height: 44))
    scene.stage.window.addSubview(other)
    scene.stage.render()
    let start = place(1, scene)
    scene.stage.click(at: start)
    scene.stage.click(at: start)
    scene.stage.advance(by: 1)
    scene.stage.pointerMove(to: start)
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 40, y: 122))
    scene.stage.pointerUp()
    #expect(scene.field.text == " world")
    #expect(other.text == "hello")
    #expect(other.isEditing)
    #expect(scene.sent == ["changed", "end"])
  }

  @Test("select all is offered to the middle button")
  func selectAll() {
    let scene = FieldStage("hello")
    scene.stage.keyPress(.keyboardA, modifiers: .control)
    #expect(scene.stage.pasteElsewhere(.primary) == "hello")
  }

  @Test("G4: a right click opens the menu with what fits; a secret is not copied")
  func menu() {
    let scene = FieldStage("hello world")
    scene.stage.click(at: place(2, scene), button: .secondary)
    #expect(scene.stage.popups.last?.titles.prefix(2) == ["Cut", "Copy"])
    scene.stage.keyPress(.keyboardEscape)
    scene.field.isSecureTextEntry = true
    scene.stage.click(at: place(2, scene), button: .secondary)
    #expect(scene.stage.popups.last?.titles.contains("Copy") == false)
    #expect(scene.stage.popups.last?.titles.contains("Delete") == true)
  }
}

private final class Refusing: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }

  @Test("the symbol of the clear button is 8 points from the edge of a field without border")
  func borderlessClearButton() {
    let field = FieldStage("hello").field
    for style in [TextField.BorderStyle.none, .roundedRect] {
      field.borderStyle = style
      let rect = field.clearButtonRect(forBounds: Rect(x: 0, y: 0, width: 200, height: 40))
      let symbolEnd = rect.midX + FontMetrics.symbolSide(18) / 2
      #expect(symbolEnd == (style == .none ? 192 : 188))
      #expect(rect.width >= 40)
    }
  }
}
