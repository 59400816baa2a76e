import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct PointerSelectionTests {
  @Test(
    "F5: a click makes the text first responder and places the caret", arguments: [true, false])
  func click(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.click(scene.input.place(of: 4))
    #expect(scene.input.isFirstResponder)
    #expect(scene.caret == 4)
    #expect(scene.selected.isEmpty)
  }

  @Test("the caret is placed when the button goes down")
  func down() {
    let scene = SketchScene()
    scene.press(at: scene.input.place(of: 10))
    #expect(scene.caret == 10)
  }

  @Test("a click behind the end of a line stays on that line")
  func behindLine() {
    let scene = SketchScene()
    scene.click(Point(x: 340, y: scene.input.place(of: 0).y))
    #expect(scene.caret == 19)
  }

  @Test("Shift+click extends from where the selection began", arguments: [true, false])
  func shiftClick(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.click(scene.input.place(of: 4))
    scene.stage.advance(by: 1)
    scene.stage.keyDown(.keyboardLeftShift, modifiers: .shift)
    scene.click(scene.input.place(of: 9))
    #expect(scene.selected == "quick")
    scene.stage.advance(by: 1)
    scene.click(scene.input.place(of: 0))
    #expect(scene.selected == (isEdited ? "The " : "The quick"))
  }

  @Test("a double click selects a word", arguments: [true, false])
  func doubleClick(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.click(scene.input.middle(of: "quick"), count: 2)
    #expect(scene.selected == "quick")
  }

  @Test(
    "a double click selects a word in every script",
    arguments: [
      ("مرحبا بالعالم اليوم", "بالعالم"), ("שלום עולם טוב", "עולם"), ("नमस्ते दुनिया आज", "दुनिया"),
      ("สวัสดีชาวโลก", "ชาว"), ("abc def", "def"), ("한국어 문장 입니다", "문장"), ("a 👨‍👩‍👧‍👦🇩🇪 b", "a"),
    ])
  func doubleClickScripts(text: String, word: String) {
    let scene = SketchScene(text)
    scene.click(scene.input.middle(of: word), count: 2)
    if word == "ชาว" {
      // The boundaries of Thai words depend on the dictionary. The selection is neither empty nor the whole
      // text.
      #expect(!scene.selected.isEmpty && scene.selected != text)
    } else {
      #expect(scene.selected == word)
    }
  }

  @Test("a double click on spaces selects them, on a sign the sign")
  func doubleClickOnSigns() {
    let scene = SketchScene("one   two, three")
    scene.click(scene.input.middle(of: "   "), count: 2)
    #expect(scene.selected == "   ")
    scene.stage.advance(by: 1)
    scene.click(scene.input.middle(of: ","), count: 2)
    #expect(scene.selected == ",")
  }

  @Test("a double click on an emoji of several parts selects all of it")
  func doubleClickEmoji() {
    let scene = SketchScene("x 👨‍👩‍👧‍👦 y")
    scene.click(scene.input.middle(of: "👨‍👩‍👧‍👦"), count: 2)
    #expect(scene.selected == "👨‍👩‍👧‍👦")
  }

  @Test("dragging after a double click extends by words, to both sides", arguments: [true, false])
  func dragWords(isEdited: Bool) {
    let scene = SketchScene(isEdited: isEdited)
    scene.press(at: scene.input.middle(of: "quick"), count: 2)
    scene.stage.pointerMove(to: scene.input.middle(of: "fox"))
    #expect(scene.selected == "quick brown fox")
    scene.stage.pointerMove(to: scene.input.middle(of: "The"))
    #expect(scene.selected == "The quick")
    #expect(!isEdited || scene.caret == 0)
    scene.stage.pointerMove(to: scene.input.middle(of: "quick"))
    #expect(scene.selected == "quick")
  }

  @Test("a triple click selects a paragraph, and dragging extends by paragraphs")
  func tripleClick() {
    let scene = SketchScene("one two\nthree four\nfive")
    scene.press(at: scene.input.middle(of: "four"), count: 3)
    #expect(scene.selected == "three four")
    scene.stage.pointerMove(to: scene.input.middle(of: "five"))
    #expect(scene.selected == "three four\nfive")
    scene.stage.pointerMove(to: scene.input.middle(of: "one"))
    #expect(scene.selected == "one two\nthree four")
  }

  @Test("a triple click on the empty last paragraph selects nothing", arguments: [true, false])
  func tripleClickEmpty(isEdited: Bool) {
    let scene = SketchScene("one\n", isEdited: isEdited)
    scene.click(scene.input.place(of: 4), count: 3)
    #expect(scene.selected.isEmpty)
    #expect(scene.caret == 4)
  }

  @Test("a triple click in a single line selects everything")
  func tripleClickLine() {
    let scene = SketchScene("one two three", isSingleLine: true)
    scene.click(scene.input.middle(of: "two"), count: 3)
    #expect(scene.selected == "one two three")
  }

  @Test("a drag selects by characters, and backwards too")
  func drag() {
    let scene = SketchScene()
    scene.press(at: scene.input.place(of: 6))
    scene.stage.pointerMove(to: scene.input.place(of: 12))
    #expect(scene.selected == "ick br")
    #expect(scene.caret == 12)
    scene.stage.pointerMove(to: scene.input.place(of: 2))
    #expect(scene.selected == "e qu")
    #expect(scene.caret == 2)
    scene.stage.pointerUp()
    #expect(scene.selected == "e qu")
  }

  @Test(
    "a drag never cuts what people see as one character",
    arguments: ["e\u{301}e\u{301}e\u{301}", "👨‍👩‍👧‍👦👍🏽🇩🇪🇫🇷", "नमस्ते", "กำลังดี", "가각힣", "مرحبا", "中文字"])
  func dragCharacters(text: String) {
    let scene = SketchScene(text)
    let width = scene.input.editor.widestLine
    scene.press(at: Point(x: 51, y: scene.input.place(of: 0).y))
    let whole = Set(text)
    for x in stride(from: 0.0, through: width, by: 3) {
      scene.stage.pointerMove(to: Point(x: 50 + x, y: scene.input.place(of: 0).y))
      #expect(scene.selected.allSatisfy(whole.contains))
    }
  }

  @Test("a hand that is not quite still selects nothing, though the text moves below it")
  func still() {
    let scene = SketchScene()
    let place = scene.input.place(of: 6)
    scene.press(at: place)
    scene.input.frame.origin.x -= 40
    scene.stage.pointerMove(to: place + Vector(dx: 2, dy: 0))
    #expect(scene.selected.isEmpty)
    scene.stage.pointerMove(to: place + Vector(dx: 6, dy: 0))
    #expect(!scene.selected.isEmpty)
  }

  @Test("a drag from right to left in Hebrew selects forward")
  func dragHebrew() {
    let scene = SketchScene("שלום עולם")
    // The first character is at the right edge.
    scene.press(at: Point(x: 349, y: scene.input.place(of: 0).y))
    scene.stage.pointerMove(to: scene.input.place(of: 8))
    #expect(scene.selected == "שלום")
    #expect(scene.input.place(of: 8).x < scene.input.place(of: 0).x)
  }

  @Test("a double click in a secret selects all of it")
  func secret() {
    let scene = SketchScene("two words", isSingleLine: true)
    scene.input.isSecret = true
    scene.input.editor.isSecure = true
    scene.click(Point(x: 60, y: 110), count: 2)
    #expect(scene.selected == "two words")
  }

  @Test("who cannot become first responder gets no caret")
  func refused() {
    let scene = SketchScene()
    scene.input.refusesKeys = true
    scene.click(scene.input.place(of: 4))
    #expect(scene.caret == 0)
  }

  @Test("text that is only read can be selected without the keys")
  func readOnly() {
    let scene = SketchScene(mode: .nonEditable)
    scene.input.refusesKeys = true
    scene.click(scene.input.middle(of: "quick"), count: 2)
    #expect(scene.selected == "quick")
  }

  @Test("the pointer over text is a text cursor, and the view's own before and after")
  func cursor() {
    let scene = SketchScene()
    scene.stage.pointerMove(to: Point(x: 100, y: 120))
    #expect(scene.stage.cursorName == "text")
    scene.input.removeInteraction(scene.interaction)
    scene.stage.pointerMove(to: Point(x: 101, y: 120))
    #expect(scene.stage.cursorName == "default")
  }

  @Test("marked text becomes text when something is clicked")
  func marked() {
    let scene = SketchScene()
    scene.click(scene.input.place(of: 0))
    scene.input.setMarkedText("ni", selectedRange: 2..<2)
    scene.click(scene.input.place(of: 10))
    #expect(scene.input.markedTextRange == nil)
    #expect(scene.input.text.hasPrefix("niThe"))
  }
}
