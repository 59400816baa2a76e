import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct PrimarySelectionTests {
  @Test(
    "what is selected with the pointer is offered to the middle button", arguments: [true, false])
  func offered(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.click(scene.input.middle(of: "quick"), count: 2)
    #expect(scene.stage.pasteElsewhere(.primary) == "quick")
    scene.stage.advance(by: 1)
    scene.press(at: scene.input.place(of: 0))
    scene.stage.pointerMove(to: scene.input.place(of: 9))
    scene.stage.pointerUp()
    #expect(scene.stage.pasteElsewhere(.primary) == "The quick")
  }

  @Test("what is selected with keys is offered too", arguments: [true, false])
  func keys(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.click(scene.input.place(of: 0))
    scene.stage.keyPress(.keyboardRightArrow, modifiers: [.shift, .control])
    #expect(scene.stage.pasteElsewhere(.primary) == "The")
    scene.stage.keyPress(.keyboardEnd, modifiers: .shift)
    #expect(scene.stage.pasteElsewhere(.primary) == "The quick brown fox")
  }

  @Test("a caret offers nothing, and leaves what was offered")
  func caret() {
    let scene = SketchScene()
    scene.stage.copyElsewhere("theirs", to: .primary)
    scene.click(scene.input.place(of: 3))
    #expect(Pasteboard.primary.hasStrings)
    #expect(scene.stage.typesElsewhere(.primary).isEmpty)
  }

  @Test("a secret is not offered")
  func secret() {
    let scene = SketchScene("secret", isSingleLine: true)
    scene.input.isSecret = true
    scene.input.editor.isSecure = true
    scene.click(Point(x: 60, y: 110), count: 2)
    #expect(scene.selected == "secret")
    #expect(scene.stage.typesElsewhere(.primary).isEmpty)
  }

  @Test("a large selection is read only when another program pastes it")
  func lazily() {
    let line = String(repeating: "word ", count: 20) + "\n"
    let scene = SketchScene(String(repeating: line, count: 500))
    scene.click(scene.input.place(of: 0))
    scene.stage.advance(by: 1)
    scene.input.longReadCount = 0
    scene.stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    scene.input.editor.select(anchor: .start, head: scene.input.editor.end)
    scene.click(Point(x: 340, y: 190))
    scene.input.editor.select(anchor: .start, head: scene.input.editor.end)
    scene.interaction.offerSelection()
    #expect(scene.input.longReadCount == 0)
    #expect(scene.stage.pasteElsewhere(.primary)?.utf8.count == 500 * line.utf8.count)
    #expect(scene.input.longReadCount == 1)
  }

  @Test("what was selected is pasted as it was then, though the text has changed")
  func changed() {
    let scene = SketchScene()
    scene.click(scene.input.middle(of: "quick"), count: 2)
    scene.stage.type("x")
    #expect(scene.input.text.hasPrefix("The x brown"))
    #expect(scene.stage.pasteElsewhere(.primary) == "quick")
  }

  @Test("the middle button pastes where the pointer is", arguments: [true, false])
  func pastes(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.stage.copyElsewhere("very ", to: .primary)
    scene.stage.click(at: scene.input.place(of: 4), button: .button(3))
    scene.stage.advance(by: 0.1)
    #expect(scene.input.text.hasPrefix("The very quick"))
    #expect(scene.input.isFirstResponder)
    #expect(scene.caret == 9)
    scene.input.undo.undo()
    #expect(scene.input.text.hasPrefix("The quick"))
  }

  @Test("the middle button pastes our own selection beside it")
  func pastesOwn() {
    let scene = SketchScene()
    scene.click(scene.input.middle(of: "quick"), count: 2)
    scene.stage.click(at: scene.input.place(of: 0), button: .button(3))
    #expect(scene.input.text.hasPrefix("quickThe quick brown"))
  }

  @Test("the middle button asks whether the change may be made, and leaves read-only text alone")
  func refused() {
    let scene = SketchScene()
    let before = scene.input.text
    scene.stage.copyElsewhere("x", to: .primary)
    var asked: [String] = []
    scene.input.mayChange = { range, text in
      asked.append("\(range.utf8) \(text)")
      return false
    }
    scene.stage.click(at: scene.input.place(of: 4), button: .button(3))
    scene.stage.advance(by: 0.1)
    #expect(asked == ["4..<4 x"])
    #expect(scene.input.text == before)
    scene.input.mayChange = { _, _ in true }
    scene.input.takesChanges = false
    scene.stage.click(at: scene.input.place(of: 4), button: .button(3))
    scene.stage.advance(by: 0.1)
    #expect(scene.input.text == before)
  }
}
