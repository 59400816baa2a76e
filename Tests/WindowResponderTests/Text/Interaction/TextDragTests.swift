import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite(.serialized) struct TextDragTests {
  /// Creates a scene in which "quick" is selected and the pointer is pressed on it.
  func pressed(isEdited: Bool = true, mode: TextInteractionMode = .editable) -> SketchScene {
    let scene = SketchScene(isEdited: isEdited, mode: mode)
    scene.click(scene.input.middle(of: "quick"), count: 2)
    scene.stage.advance(by: 1)
    scene.press(at: scene.input.middle(of: "quick"))
    return scene
  }

  @Test("selected text that is dragged goes there, and stays selected", arguments: [true, false])
  func moves(isEdited: Bool) {
    let scene = pressed(isEdited: isEdited)
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    #expect(scene.selected == "quick")
    #expect(scene.stage.window.textOverlay?.dropCaret?.isHidden == false)
    #expect(scene.stage.cursorName == "move")
    scene.stage.pointerUp()
    #expect(scene.input.text == "The  brown fox\nquickjumps over the lazy dog")
    #expect(scene.selected == "quick")
    #expect(scene.stage.window.textOverlay == nil)
    #expect(scene.stage.cursorName == "text")
  }

  @Test("it can be dragged to the front", arguments: [true, false])
  func movesBack(isEdited: Bool) {
    let scene = pressed(isEdited: isEdited)
    scene.stage.pointerMove(to: scene.input.place(of: 0))
    scene.stage.pointerUp()
    #expect(scene.input.text.hasPrefix("quickThe  brown"))
    #expect(scene.selected == "quick")
  }

  @Test("one step of undo brings it back, and redo moves it again", arguments: [true, false])
  func undo(isEdited: Bool) {
    let scene = pressed(isEdited: isEdited)
    let before = scene.input.text
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.pointerUp()
    let after = scene.input.text
    #expect(scene.input.undo.undoActionName == "Move")
    scene.input.undo.undo()
    #expect(scene.input.text == before)
    #expect(!scene.input.undo.canUndo)
    scene.input.undo.redo()
    #expect(scene.input.text == after)
  }

  @Test("Ctrl copies")
  func copies() {
    let scene = pressed()
    scene.stage.keyDown(.keyboardLeftControl, modifiers: .control)
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    #expect(scene.stage.cursorName == "copy")
    scene.stage.pointerUp()
    #expect(scene.input.text == "The quick brown fox\nquickjumps over the lazy dog")
  }

  @Test("Escape ends the drag and changes nothing")
  func escape() {
    let scene = pressed()
    let before = scene.input.text
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.keyPress(.keyboardEscape)
    #expect(scene.stage.window.textOverlay == nil)
    scene.stage.pointerMove(to: scene.input.place(of: 22))
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
    #expect(scene.selected == "quick")
  }

  @Test("a click on the selection that does not move gives it up")
  func click() {
    let scene = pressed()
    #expect(scene.selected == "quick")
    scene.stage.pointerUp()
    #expect(scene.selected.isEmpty)
    #expect((5...8).contains(scene.caret))
  }

  @Test("dropped on itself nothing changes")
  func onItself() {
    let scene = pressed()
    let before = scene.input.text
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.pointerMove(to: scene.input.place(of: 5))
    #expect(scene.stage.cursorName == "noDrop")
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
    #expect(!scene.input.undo.canUndo)
  }

  @Test("dropped beside every text nothing changes")
  func nowhere() {
    let scene = pressed()
    let before = scene.input.text
    scene.stage.pointerMove(to: Point(x: 20, y: 20))
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
    #expect(scene.selected == "quick")
  }

  @Test("text that is only read is copied to another, not moved")
  func fromReadOnly() {
    let scene = pressed(mode: .nonEditable)
    let before = scene.input.text
    let other = EditedSketch("[]", frame: Rect(x: 50, y: 220, width: 300, height: 40))
    other.addInteraction(TextInteraction(for: .editable))
    scene.stage.window.addSubview(other)
    scene.stage.render()
    scene.stage.pointerMove(to: other.place(of: 1))
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
    #expect(other.text == "[quick]")
  }

  @Test("text goes from one input to another, which gets the keys", arguments: [true, false])
  func toAnother(isEdited: Bool) {
    let scene = pressed(isEdited: isEdited)
    let frame = Rect(x: 50, y: 220, width: 300, height: 40)
    let other = isEdited ? EditedSketch("[]", frame: frame) : SketchInput("[]", frame: frame)
    other.addInteraction(TextInteraction(for: .editable))
    scene.stage.window.addSubview(other)
    scene.stage.render()
    scene.stage.pointerMove(to: other.place(of: 1))
    scene.stage.pointerUp()
    #expect(scene.input.text.hasPrefix("The  brown"))
    #expect(other.text == "[quick]")
    #expect(other.selectedText == "quick")
    #expect(other.isFirstResponder)
    other.undo.undo()
    #expect(other.text == "[]")
  }

  @Test("both changes are asked for, and either no leaves everything")
  func refused() {
    let scene = pressed()
    let before = scene.input.text
    scene.input.mayChange = { range, text in text.isEmpty }
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
    scene.input.mayChange = { range, text in !text.isEmpty }
    scene.press(at: scene.input.middle(of: "quick"))
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.pointerUp()
    #expect(scene.input.text == before)
  }

  @Test("dragged below a scroll view, the text scrolls")
  func scrolls() {
    let scene = ScrolledSketch()
    scene.stage.click(at: Point(x: 60, y: 60))
    scene.stage.click(at: Point(x: 60, y: 60))
    scene.stage.advance(by: 1)
    scene.stage.pointerMove(to: Point(x: 60, y: 60))
    scene.stage.pointerDown()
    scene.stage.pointerMove(to: Point(x: 60, y: 220))
    scene.stage.advance(by: 0.5)
    let scrolled = scene.scroller.contentOffset.y
    #expect(scrolled > 50)
    scene.stage.pointerMove(to: Point(x: 51, y: 100))
    scene.stage.pointerUp()
    #expect(scene.input.text.hasPrefix(" 0\n"))
    #expect(scene.input.selectedText == "line")
    #expect(scene.scroller.contentOffset.y == scrolled)
  }

  @Test("a secret cannot be dragged")
  func secret() {
    let scene = SketchScene("secret", isSingleLine: true)
    scene.input.isSecret = true
    scene.input.editor.isSecure = true
    scene.click(Point(x: 60, y: 110), count: 2)
    scene.stage.advance(by: 1)
    scene.press(at: Point(x: 60, y: 110))
    scene.stage.pointerMove(to: Point(x: 90, y: 110))
    #expect(scene.stage.window.textOverlay == nil)
    scene.stage.pointerUp()
    #expect(scene.input.text == "secret")
  }

  @Test("attributes go along, and come back")
  func attributes() {
    let scene = SketchScene()
    var red = TextAttributes()
    red.foregroundColor = .red
    scene.input.editor.document.setAttributes(red, in: 4..<9)
    scene.click(scene.input.middle(of: "quick"), count: 2)
    scene.stage.advance(by: 1)
    scene.press(at: scene.input.middle(of: "quick"))
    scene.stage.pointerMove(to: scene.input.place(of: 20))
    scene.stage.pointerUp()
    #expect(scene.input.editor.document.attributes(at: 16).foregroundColor == .red)
    #expect(scene.input.editor.document.attributes(at: 5).foregroundColor == nil)
    scene.input.undo.undo()
    #expect(scene.input.editor.document.attributes(at: 5).foregroundColor == .red)
  }
}
