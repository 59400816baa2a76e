import ResponderTestKit
import Testing
import Widgets

@MainActor struct TextFieldKeyTests {
  @Test("Keys type at the caret, and each change sends an event")
  func typing() {
    let it = FieldStage()
    it.stage.type("Hi, you!")
    #expect(it.state == "Hi, you!|")
    #expect(it.sent == Array(repeating: "changed", count: 8))
  }

  @Test("Left and Right move by characters, Home and End to the ends")
  func arrows() {
    let it = FieldStage("abc")
    it.press(.keyboardLeftArrow)
    #expect(it.state == "ab|c")
    it.press(.keyboardHome)
    #expect(it.state == "|abc")
    it.press(.keyboardRightArrow, times: 2)
    #expect(it.state == "ab|c")
    it.press(.keyboardEnd)
    #expect(it.state == "abc|")
    it.press(.keyboardRightArrow)
    #expect(it.state == "abc|")
    #expect(it.sent == [])
  }

  @Test("Shift selects, and an arrow without it goes to that end of the selection")
  func selecting() {
    let it = FieldStage("abcd")
    it.press(.keyboardLeftArrow, .shift, times: 3)
    #expect(it.state == "a[bcd]")
    it.press(.keyboardRightArrow, .shift)
    #expect(it.state == "ab[cd]")
    it.press(.keyboardLeftArrow)
    #expect(it.state == "ab|cd")
    it.press(.keyboardHome, .shift)
    #expect(it.state == "[ab]cd")
    it.press(.keyboardRightArrow)
    #expect(it.state == "ab|cd")
  }

  @Test("Control with arrows moves by words")
  func words() {
    let it = FieldStage("one two, three")
    it.press(.keyboardLeftArrow, .control)
    #expect(it.state == "one two, |three")
    it.press(.keyboardLeftArrow, .control)
    #expect(it.state == "one |two, three")
    it.press(.keyboardRightArrow, .control)
    #expect(it.state == "one two|, three")
    it.press(.keyboardRightArrow, [.control, .shift])
    #expect(it.state == "one two[, three]")
  }

  @Test("Backspace and Delete take a character, with Control a word, with Shift as well the line")
  func deleting() {
    let it = FieldStage("one two three")
    it.press(.keyboardDeleteOrBackspace)
    #expect(it.state == "one two thre|")
    it.press(.keyboardDeleteOrBackspace, .control)
    #expect(it.state == "one two |")
    it.press(.keyboardHome)
    it.press(.keyboardDeleteForward)
    #expect(it.state == "|ne two ")
    it.press(.keyboardDeleteForward, .control)
    #expect(it.state == "| two ")
    it.press(.keyboardRightArrow, times: 2)
    it.press(.keyboardDeleteForward, [.control, .shift])
    #expect(it.state == " t|")
    it.press(.keyboardDeleteOrBackspace, [.control, .shift])
    #expect(it.state == "|")
    it.forgetSent()
    it.press(.keyboardDeleteOrBackspace)
    #expect(it.sent == [])
  }

  @Test(
    "Backspace takes what people see as one character",
    arguments: ["e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "नि", "ที่", "한", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func graphemes(_ character: String) {
    let it = FieldStage("a" + character)
    it.press(.keyboardLeftArrow)
    #expect(it.state == "a|" + character)
    it.press(.keyboardRightArrow)
    it.press(.keyboardDeleteOrBackspace)
    #expect(it.state == "a|")
  }

  @Test("In Arabic and Hebrew, Left goes on in the text")
  func rightToLeft() {
    for text in ["سلام", "שלום"] {
      let it = FieldStage(text)
      it.press(.keyboardHome)
      #expect(it.state == "|" + text)
      it.press(.keyboardLeftArrow)
      #expect(it.field.offset(from: .start, to: it.field.selectedTextRange?.start ?? .start) == 1)
      it.press(.keyboardEnd)
      #expect(it.state == text + "|")
      it.press(.keyboardRightArrow)
      #expect(it.field.offset(from: .start, to: it.field.selectedTextRange?.start ?? .start) == 3)
    }
  }

  @Test("In mixed text the arrows go as seen, and come through all of it")
  func mixed() {
    let it = FieldStage("ab שלום cd")
    it.press(.keyboardHome)
    var seen: Set<String> = [it.state]
    var places = [it.field.caretRect(for: it.field.editorHead).minX]
    for _ in 0..<10 {
      it.press(.keyboardRightArrow)
      seen.insert(it.state)
      places.append(it.field.caretRect(for: it.field.editorHead).minX)
    }
    #expect(places == places.sorted())
    #expect(it.state == "ab שלום cd|")
    #expect(seen.count >= 10)
  }

  @Test("Insert types over what is there, but not over the end")
  func overwriting() {
    let it = FieldStage("abc")
    it.press(.keyboardHome)
    it.press(.keyboardInsert)
    it.stage.type("XY")
    #expect(it.state == "XY|c")
    it.stage.type("ZW")
    #expect(it.state == "XYZW|")
    it.press(.keyboardInsert)
    it.press(.keyboardHome)
    it.stage.type("-")
    #expect(it.state == "-|XYZW")
  }

  @Test("The number pad without NumLock moves the caret")
  func numberPad() {
    let it = FieldStage("abc")
    it.stage.keyDown(.keypad4, modifiers: [], characters: "")
    #expect(it.state == "ab|c")
    it.stage.keyDown(.keypad7, modifiers: [], characters: "")
    #expect(it.state == "|abc")
    it.stage.keyDown(.keypad5, modifiers: .numericPad, characters: "5")
    #expect(it.state == "5|abc")
  }

  @Test("Held keys repeat")
  func repeating() {
    let it = FieldStage("abc")
    it.stage.keyDown(.keyboardDeleteOrBackspace)
    it.stage.keyRepeat(.keyboardDeleteOrBackspace)
    #expect(it.state == "a|")
    it.stage.keyUp(.keyboardDeleteOrBackspace)
    it.stage.keyDown(.keyboardX)
    it.stage.keyRepeat(.keyboardX)
    #expect(it.state == "axx|")
  }

  @Test("H4: Control with A, C, X and V selects, copies, cuts and pastes")
  func clipboard() {
    let it = FieldStage("abc")
    it.press(.keyboardA, .control)
    #expect(it.state == "[abc]")
    it.press(.keyboardX, .control)
    #expect(it.state == "|")
    it.press(.keyboardV, .control)
    it.press(.keyboardV, .control)
    #expect(it.state == "abcabc|")
    it.press(.keyboardLeftArrow, .shift)
    it.press(.keyboardC, .control)
    #expect(Pasteboard.general.string == "c")
    #expect(it.state == "abcab[c]")
  }

  @Test("Up and Down go to the ends of the line, and Shift selects that far")
  func upAndDown() {
    let it = FieldStage("abcd")
    it.press(.keyboardLeftArrow)
    it.press(.keyboardUpArrow)
    #expect(it.state == "|abcd")
    it.press(.keyboardRightArrow)
    it.press(.keyboardDownArrow, .shift)
    #expect(it.state == "a[bcd]")
  }
}

extension TextField {
  fileprivate var editorHead: TextPosition { selectedTextRange?.end ?? .start }
}
